// wrong: A reminder with an empty title was done, too.
// sees: an empty title was done, and the summary says "nothing done"

// Exercise 16.2: take the default over
//
// Whoever conforms to `HistoryManagerControllable` can sum up which reminders were done. But a
// test that brings its own manager is not heard. Make both true:
//
// - A type that only conforms uses `HistoryManager.default`.
// - A type that declares a `historyManager` uses that one, also in `summary`.

protocol HistoryManageable {
  /// The titles of the reminders that were done, the latest one last.
  var doneTitles: [String] { get }
}

// The app's manager. You need not change this class.
final class HistoryManager: HistoryManageable, Sendable {
  static let `default` = HistoryManager()

  let doneTitles = ["Pay rent", "Call home"]

  private init() {}
}

protocol HistoryManagerControllable {
  var historyManager: any HistoryManageable { get }
}

extension HistoryManagerControllable {
  var historyManager: any HistoryManageable { HistoryManager.default }

  /// How many reminders were done and which one was the last, as in "2 done, last: Call home".
  var summary: String {
    guard let last = historyManager.doneTitles.last, !last.isEmpty else { return "nothing done" }
    return "\(historyManager.doneTitles.count) done, last: \(last)"
  }
}
