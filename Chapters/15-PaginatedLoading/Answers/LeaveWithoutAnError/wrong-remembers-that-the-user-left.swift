// wrong: After the user has left once, it hides each CancellationError, also of a later load.
// sees: the user left one load and came back, and the next one threw CancellationError

// Exercise 15.2: leave without an error
//
// Users of this list leave the screen while a page is on its way, and are shown an error. And if
// they come back quickly, the list doesn't load. Change `loadNext()` and `leave()`:
//
// - `leave()` cancels the request. The list isn't loading any more when `leave()` returns.
// - Whatever comes of that request, a page or any error, changes nothing and shows no message.
// - After `leave()`, `loadNext()` requests the same page at once, even if the old request hasn't
//   ended yet.
// - Every error of a load that the user didn't leave still becomes the message.

/// The titles of the reminders that others have shared with you, page by page.
@MainActor
final class SharedReminders {
  private let source: any SharedSource
  private var hasNext = true
  private var load: Task<Void, Never>?
  private var hasLeft = false

  /// The titles so far.
  private(set) var titles: [String] = []
  /// The message that the user sees, or nil if there is none.
  private(set) var message: String?

  init(source: any SharedSource) {
    self.source = source
  }

  /// Whether a page is on its way.
  var isLoading: Bool { load != nil }

  /// Loads the next page, and returns when the request has ended.
  func loadNext() async {
    guard hasNext, load == nil else { return }
    message = nil
    let load = Task {
      do {
        let page = try await source.page(after: titles.last)
        guard !Task.isCancelled else { return }
        titles += page.titles
        hasNext = page.hasNext && !page.titles.isEmpty
      } catch {
        guard !Task.isCancelled else { return }
        guard !hasLeft || !(error is CancellationError) else {
          self.load = nil
          return
        }
        message = "The reminders can't be loaded."
      }
      self.load = nil
    }
    self.load = load
    await load.value
  }

  /// The user has left the screen.
  func leave() {
    load?.cancel()
    load = nil
    hasLeft = true
  }
}

/// The source of the shared reminders.
@MainActor
protocol SharedSource: AnyObject {
  /// Fetches the page after the reminder with the given title, or the first one for nil.
  func page(after lastTitle: String?) async throws -> SharedPage
}

/// A page of titles.
struct SharedPage: Sendable {
  let titles: [String]
  let hasNext: Bool
}
