import ExerciseKit
import Testing

@testable import PaginatedLoadingExercises

@MainActor
@Suite(.exercise("15.2")) struct InjectTheSource {
  private let source = StubFeed([
    .page(["Pay rent", "Call home"], hasNext: true), .page(["Buy milk"], hasNext: false),
  ])

  @Test func `the first page comes from the source`() async throws {
    let feed = ReminderFeed(source: source)
    try await feed.loadNext()
    #expect(!source.requests.isEmpty, "the source you were given was never asked")
    #expect(
      feed.titles == ["Pay rent", "Call home"],
      "the reminders must be those of the source you were given")
  }

  @Test func `the second page follows the first`() async throws {
    let feed = ReminderFeed(source: source)
    try await feed.loadNext()
    try await feed.loadNext()
    #expect(
      source.requests == [nil, "Call home"],
      "the source must be asked for the first page, then for the one after the last title")
    #expect(
      feed.titles == ["Pay rent", "Call home", "Buy milk"], "pages are appended, in order")
  }

  @Test func `two reminders may have one title`() async throws {
    let source = StubFeed([
      .page(["Pay rent", "Pay rent"], hasNext: true), .page(["Pay rent"], hasNext: false),
    ])
    let feed = ReminderFeed(source: source)
    for _ in 1...2 { try await feed.loadNext() }
    #expect(
      feed.titles == ["Pay rent", "Pay rent", "Pay rent"],
      "pages of two and of one reminder came, all with one title, and the feed has \(feed.titles)")
  }

  // The feed may take an empty page for the end, and then it asks no more.
  @Test func `an empty page does not begin anew`() async throws {
    let source = StubFeed([.page(["Pay rent"], hasNext: true), .page([], hasNext: true)])
    let feed = ReminderFeed(source: source)
    for _ in 1...3 { try await feed.loadNext() }
    #expect(
      source.requests.dropFirst().allSatisfy { $0 == "Pay rent" },
      "after an empty page the source was asked for the first page again")
  }

  @Test func `after the last page the source is not asked`() async throws {
    let feed = ReminderFeed(source: source)
    for _ in 1...3 { try await feed.loadNext() }
    let count = source.requests.count
    #expect(
      count == 2,
      "after two pages no more follow, so three calls must ask twice; they asked \(count) times")
  }

  // The feed may leave the second load out, or let it wait: then the source gives one page less.
  @Test func `two loads at once lose no page`() async throws {
    let feed = ReminderFeed(source: source)
    var second: Task<Void, any Error>?
    source.meanwhile = {
      var hasBegun = false
      second = Task {
        hasBegun = true
        try await feed.loadNext()
      }
      while !hasBegun { await Task.yield() }
    }
    try await feed.loadNext()
    try await second?.value
    #expect(
      feed.titles.sorted() == source.given.sorted(),
      """
      loadNext() was called again while a page was on its way, and the source gave \
      \(source.given); the feed has \(feed.titles)
      """)
  }

  @Test func `making a feed asks nobody`() async {
    let feed = ReminderFeed(source: source)
    await Task.yield()
    #expect(source.requests.isEmpty, "the source was asked before anybody called loadNext()")
    #expect(feed.titles.isEmpty, "there are reminders before anybody called loadNext()")
  }

  @Test func `an error goes to the caller, who can try again`() async throws {
    let source = StubFeed([.failure, .page(["Pay rent"], hasNext: true)])
    let feed = ReminderFeed(source: source)
    await #expect(throws: StubFeed.Offline.self, "the source failed, and the caller must know") {
      try await feed.loadNext()
    }
    #expect(feed.titles.isEmpty, "the source failed, yet there are reminders from elsewhere")
    try await feed.loadNext()
    #expect(feed.titles == ["Pay rent"], "after an error the feed must load when called again")
    #expect(source.requests == [nil, nil], "each call must ask the source once")
  }

  @Test func `a cancellation is an error, too`() async throws {
    let source = StubFeed([.cancellation, .page(["Pay rent"], hasNext: true)])
    let feed = ReminderFeed(source: source)
    await #expect(
      throws: CancellationError.self,
      "the source threw a CancellationError, and the caller must know that nothing was loaded"
    ) {
      try await feed.loadNext()
    }
    try await feed.loadNext()
    #expect(feed.titles == ["Pay rent"], "after a cancellation the feed must load when called")
  }

  @Test func `an error on the second page leaves the first one there`() async throws {
    let source = StubFeed([
      .page(["Pay rent"], hasNext: true), .failure, .page(["Buy milk"], hasNext: false),
    ])
    let feed = ReminderFeed(source: source)
    try await feed.loadNext()
    await #expect(throws: StubFeed.Offline.self, "the source failed, and the caller must know") {
      try await feed.loadNext()
    }
    try await feed.loadNext()
    #expect(
      feed.titles == ["Pay rent", "Buy milk"],
      "the second page failed and came later; the reminders of both pages must be there")
    #expect(
      source.requests == [nil, "Pay rent", "Pay rent"],
      "after an error the same page must be asked for again")
  }

  @Test func `two feeds with two sources load apart`() async throws {
    let yours = StubFeed([
      .page(["Water the plants"], hasNext: true), .page(["Feed the cat"], hasNext: false),
    ])
    let feed = ReminderFeed(source: source)
    let yourFeed = ReminderFeed(source: yours)
    for _ in 1...2 {
      try await feed.loadNext()
      try await yourFeed.loadNext()
    }
    let text: Comment = "two feeds got a source each and still share one"
    #expect(feed.titles == ["Pay rent", "Call home", "Buy milk"], text)
    #expect(yourFeed.titles == ["Water the plants", "Feed the cat"], text)
    #expect(yours.requests == [nil, "Water the plants"], text)
  }

  @Test func `the feed keeps its source`() async throws {
    weak var kept: StubFeed?
    let feed = {
      let source = StubFeed([.page(["Pay rent"], hasNext: true)])
      kept = source
      return ReminderFeed(source: source)
    }()
    try #require(kept != nil, "nobody else holds the source, so the feed must")
    try await feed.loadNext()
    #expect(
      kept?.requests == [nil], "nobody else holds the source; the feed lost it before it called it")
  }
}

/// A stub: it gives the answers it was told, and keeps what it was asked.
@MainActor
private final class StubFeed: FeedSource {
  enum Answer {
    case page([String], hasNext: Bool)
    case failure
    case cancellation
  }
  struct Offline: Error {}

  private var answers: [Answer]
  private(set) var requests: [String?] = []
  private(set) var given: [String] = []
  /// Is run once, while a page is on its way.
  var meanwhile: (@MainActor () async -> Void)?

  init(_ answers: [Answer]) {
    self.answers = answers
  }

  func page(after lastTitle: String?) async throws -> FeedPage {
    requests.append(lastTitle)
    let answer = answers.isEmpty ? .page([], hasNext: false) : answers.removeFirst()
    let interruption = meanwhile
    meanwhile = nil
    await interruption?()
    switch answer {
    case .page(let titles, let hasNext):
      given += titles
      return FeedPage(titles: titles, hasNext: hasNext)
    case .failure: throw Offline()
    case .cancellation: throw CancellationError()
    }
  }
}
