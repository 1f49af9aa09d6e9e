// wrong: An empty page has no last title, and so the next request is for the first page.
// sees: after an empty page the source was asked for the first page again

// Exercise 15.2: inject the source
//
// The feed is given a source of pages, and does not use it: it still calls the app's singleton.
// Make it keep the source and call that one. Any error of the source goes to the caller, who may
// call again. What the feed does with a page stays as it is. It lacks two things that the lesson
// asks for, a guard against two loads at once and an end after an empty page; you may leave them.

/// The reminders that others have shared with you, page by page.
@MainActor
final class ReminderFeed {
  private(set) var titles: [String] = []
  private var lastTitle: String?
  private var hasNext = true

  private let source: any FeedSource

  init(source: any FeedSource) {
    self.source = source
  }

  /// Loads the next page, if there is one.
  func loadNext() async throws {
    guard hasNext else { return }
    let page = try await source.page(after: lastTitle)
    titles += page.titles
    lastTitle = page.titles.last
    hasNext = page.hasNext
  }
}

/// Where the pages of a feed come from.
@MainActor
protocol FeedSource: AnyObject {
  /// Fetches the page after the reminder with the given title, or the first one for nil.
  func page(after lastTitle: String?) async throws -> FeedPage
}

/// A page of a feed.
struct FeedPage: Sendable {
  let titles: [String]
  let hasNext: Bool
}

// The app's server. You need not change this class.
@MainActor
final class FeedServer: FeedSource {
  static let shared = FeedServer()

  func page(after lastTitle: String?) async throws -> FeedPage {
    FeedPage(titles: ["A reminder from the app's server"], hasNext: true)
  }
}
