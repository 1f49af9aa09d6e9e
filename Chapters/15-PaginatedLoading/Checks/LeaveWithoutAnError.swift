import ExerciseKit
import Foundation
import Testing

@testable import PaginatedLoadingExercises

@MainActor
@Suite(.exercise("15.2")) struct LeaveWithoutAnError {
  private let source = StubShared()
  private let list: SharedReminders

  init() {
    list = SharedReminders(source: source)
  }

  // The second one is what URLSession throws; the third one comes by chance at this moment.
  @Test(arguments: [CancellationError() as any Error, URLError(.cancelled), Offline()])
  func `leaving shows no message`(error: any Error) async {
    source.fail(with: error) { list.leave() }
    await list.loadNext()
    #expect(
      list.message == nil,
      """
      the user left while a page was on its way, then the source threw \(type(of: error)); \
      no message may appear, but it is "\(list.message ?? "")"
      """)
  }

  @Test func `leaving cancels the request`() async {
    var isCancelled: [Bool] = []
    for _ in 1...2 {
      source.fail(with: CancellationError()) {
        list.leave()
        isCancelled.append(Task.isCancelled)
      }
    }
    for _ in 1...2 { await list.loadNext() }
    #expect(
      isCancelled == [true, true],
      "leave() was called during two loads; each request must be cancelled")
  }

  @Test func `a page that comes after leaving is dropped`() async {
    source.answer(["Pay rent"]) { list.leave() }
    source.answer(["Call home"])
    await list.loadNext()
    #expect(
      list.titles.isEmpty,
      "the user left before the page came, so it may change nothing; the titles are \(list.titles)")
    await list.loadNext()
    #expect(
      list.titles == ["Call home"] && source.requests == [nil, nil],
      "after leave() the same page must be requested again; the titles are \(list.titles)")
  }

  @Test func `a dropped page can't be the last one`() async {
    source.answer(["Pay rent"], hasNext: false) { list.leave() }
    source.answer(["Pay rent"])
    for _ in 1...2 { await list.loadNext() }
    #expect(
      list.titles == ["Pay rent"],
      """
      the page that the user left was the last one, and it changed the list all the same: \
      the next loadNext() loaded nothing
      """)
  }

  @Test func `after leaving, the list loads at once`() async {
    source.fail(with: CancellationError()) {
      list.leave()
      #expect(!list.isLoading, "leave() has returned, and the list still says that it is loading")
      await list.loadNext()
    }
    source.answer(["Pay rent"])
    await list.loadNext()
    #expect(
      source.requests == [nil, nil],
      """
      the user left and came back before the old request had ended, so loadNext() must request \
      the page again; the requests were after \(source.requests)
      """)
    #expect(
      list.titles == ["Pay rent"] && list.message == nil,
      """
      the new request brought "Pay rent", and the old one failed later, which must change nothing; \
      the titles are \(list.titles), and the message is "\(list.message ?? "none")"
      """)
  }

  @Test func `an old page that comes last is dropped, too`() async {
    source.answer(["Pay rent"]) {
      list.leave()
      await list.loadNext()
    }
    source.answer(["Pay rent"])
    source.answer(["Call home"])
    await list.loadNext()
    #expect(
      list.titles == ["Pay rent"],
      "two requests for one page ended, and the user had left the first; it must be there once")
    await list.loadNext()
    #expect(list.titles == ["Pay rent", "Call home"], "then the next page must follow")
  }

  @Test(arguments: [true, false])
  func `the end of the old request does not end the new one`(isPage: Bool) async {
    var old: Task<Void, Never>?
    var new: Task<Void, Never>?
    var wasLoading = false
    let leaveAndComeBack = { [list, source] in
      list.leave()
      new = Task { await list.loadNext() }
      // The new request is on its way before the old one ends, unless the list refuses to load.
      for _ in 1...100 where source.requests.count < 2 { await Task.yield() }
    }
    if isPage {
      source.answer(["Pay rent"], meanwhile: leaveAndComeBack)
    } else {
      source.fail(with: Offline(), meanwhile: leaveAndComeBack)
    }
    source.answer(["Pay rent"]) {
      await old?.value
      wasLoading = list.isLoading
    }
    source.answer(["Call home"])
    old = Task { await list.loadNext() }
    await old?.value
    await new?.value
    #expect(
      wasLoading,
      "the user left and came back; when the old request ended, the list stopped loading the new page"
    )
    #expect(list.message == nil, "the old request failed after the user had left it")
    #expect(list.titles == ["Pay rent"], "the new request brought this page")
  }

  @Test func `users leave more than once`() async {
    for _ in 1...3 { source.fail(with: URLError(.cancelled)) { list.leave() } }
    source.answer(["Pay rent"])
    source.fail(with: URLError(.cancelled)) {
      list.leave()
      list.leave()
    }
    source.answer(["Call home"])
    for _ in 1...4 { await list.loadNext() }
    #expect(list.titles == ["Pay rent"], "the user left three times, and stayed for the first page")
    for _ in 1...2 { await list.loadNext() }
    #expect(
      list.titles == ["Pay rent", "Call home"] && list.message == nil,
      "the user left the second page once; both pages must be there, without a message")
  }

  @Test func `leaving a quiet list changes nothing`() async {
    list.leave()
    source.answer(["Pay rent"])
    await list.loadNext()
    list.leave()
    #expect(
      list.titles == ["Pay rent"],
      "nothing was on its way when the user left, so the titles must stay as they are")
    source.answer(["Call home"])
    await list.loadNext()
    #expect(list.titles == ["Pay rent", "Call home"], "the list must load after that as before")
  }

  @Test func `leaving a quiet list hides no error`() async {
    source.answer(["Pay rent"])
    await list.loadNext()
    list.leave()
    source.fail(with: Offline())
    await list.loadNext()
    #expect(
      list.message != nil,
      "the user left while nothing was on its way, came back, and a load failed; that is a message")
  }

  @Test func `a later page that the user left is requested again`() async {
    source.answer(["Pay rent"])
    source.answer(["Call home"]) { list.leave() }
    source.answer(["Call home"])
    for _ in 1...3 { await list.loadNext() }
    #expect(
      source.requests == [nil, "Pay rent", "Pay rent"],
      """
      the user left while the second page was on its way; loadNext() must request the same page, \
      but the requests were after \(source.requests)
      """)
  }

  @Test(arguments: [Offline() as any Error, CancellationError(), URLError(.cancelled)])
  func `any other error is still a message`(error: any Error) async {
    source.answer(["Pay rent"])
    source.fail(with: error)
    source.answer(["Call home"])
    for _ in 1...2 { await list.loadNext() }
    #expect(
      list.message == "The reminders can't be loaded.",
      """
      nobody left, and the source threw \(type(of: error)); the user must see the message as before
      """)
    #expect(!list.isLoading, "the request has failed, and the list still says that it is loading")
    await list.loadNext()
    #expect(
      list.titles == ["Pay rent", "Call home"] && list.message == nil,
      "after a failure the page must load again, and take the message away")
  }

  @Test(arguments: [Offline() as any Error, CancellationError(), URLError(.cancelled)])
  func `an error after coming back is a message`(error: any Error) async {
    source.fail(with: CancellationError()) { list.leave() }
    source.fail(with: error)
    for _ in 1...2 { await list.loadNext() }
    #expect(
      list.message != nil,
      """
      the user left one load and came back, and the next one threw \(type(of: error)); that must \
      show the message
      """)
  }

  @Test func `pages are appended as before, up to the last one`() async {
    source.answer(["Pay rent", "Pay rent"]) {
      #expect(list.isLoading, "a page is on its way, and the list says that it isn't loading")
      await list.loadNext()
    }
    source.answer(["Call home"], hasNext: false)
    for _ in 1...3 { await list.loadNext() }
    #expect(list.titles == ["Pay rent", "Pay rent", "Call home"], "pages are appended in order")
    #expect(
      source.requests == [nil, "Pay rent"],
      """
      there are two pages, and one call came while the first was on its way; the source must get \
      two requests
      """)
    #expect(!list.isLoading, "the page has come, and the list still says that it is loading")
  }

  @Test func `an empty page is the last one, as before`() async {
    source.answer([])
    for _ in 1...2 { await list.loadNext() }
    #expect(source.requests == [nil], "an empty page is the last one; no request may follow")
  }

  @Test func `the list keeps its source`() async throws {
    weak var kept: StubShared?
    let list = {
      let source = StubShared()
      source.answer(["Pay rent"])
      kept = source
      return SharedReminders(source: source)
    }()
    try #require(kept != nil, "nobody else holds the source, so the list must")
    await list.loadNext()
    #expect(list.titles == ["Pay rent"], "the list lost its source before the page came")
  }

  @Test func `leaving one list leaves the others alone`() async {
    let yours = StubShared()
    let yourList = SharedReminders(source: yours)
    yours.answer(["Water the plants"]) {
      await list.loadNext()
    }
    source.fail(with: CancellationError()) { list.leave() }
    await yourList.loadNext()
    #expect(
      yourList.titles == ["Water the plants"],
      "the user left one list while a page of another list was on its way; that page must come")
  }
}

private struct Offline: Error {}

/// A stub: it returns the pages that a check chose, and keeps the titles that it received.
@MainActor
private final class StubShared: SharedSource {
  private var script: [(meanwhile: () async -> Void, page: Result<SharedPage, any Error>)] = []
  private(set) var requests: [String?] = []

  func answer(
    _ titles: [String], hasNext: Bool = true, meanwhile: @escaping () async -> Void = {}
  ) {
    script.append((meanwhile, .success(SharedPage(titles: titles, hasNext: hasNext))))
  }

  func fail(with error: any Error, meanwhile: @escaping () async -> Void = {}) {
    script.append((meanwhile, .failure(error)))
  }

  func page(after lastTitle: String?) async throws -> SharedPage {
    requests.append(lastTitle)
    guard !script.isEmpty else { throw Offline() }
    let next = script.removeFirst()
    await next.meanwhile()
    return try next.page.get()
  }
}
