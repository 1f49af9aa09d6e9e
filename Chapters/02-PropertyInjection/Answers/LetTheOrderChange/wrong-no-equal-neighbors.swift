// wrong: Doesn't add a title next to an equal one.
// sees: "Milk" was added twice

// Exercise 2.1: let the order change
//
// A board takes its order in the initializer, where a local default suits most callers. Since the
// last release, a menu assigns another order while the board is on the screen. Nothing happens then,
// because the board sorted its titles when it was made. Make its titles and its heading follow the
// current order.

/// A list of reminders that stays on the screen while the user changes its order.
final class ReminderBoard {
  /// The order of the titles, which may change at any time.
  var order: any TitleOrder

  private var unsorted: [String]

  /// The titles, in the current order.
  var titles: [String] { unsorted.sorted(by: order.isBefore) }

  /// The name of the current order.
  var heading: String { order.name }

  init(titles: [String], order: any TitleOrder = Alphabetical()) {
    self.order = order
    unsorted = titles
  }

  /// Adds a title, which takes its place in the current order.
  func add(_ title: String) {
    if unsorted.last == title { return }
    unsorted.append(title)
  }
}

protocol TitleOrder {
  /// What the heading shows, such as "A to Z".
  var name: String { get }

  /// Returns whether `title` comes before `other`.
  func isBefore(_ title: String, _ other: String) -> Bool
}

// The local default. You don't need to change it.
struct Alphabetical: TitleOrder {
  let name = "A to Z"

  func isBefore(_ title: String, _ other: String) -> Bool { title < other }
}
