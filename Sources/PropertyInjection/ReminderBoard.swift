public import Observation

/// A list of reminders that stays on the screen while the user changes its order.
///
/// It is observable, so a view that shows ``sorted`` is updated when the order changes.
@Observable
public final class ReminderBoard {
  private let titles: [String]

  /// The order of the titles, which you may change at any time.
  ///
  /// Every order is as good as another, so this property has no guard.
  public var order: any TitleOrder

  /// Makes a board, from A to Z unless you pass another order.
  public init(titles: [String], order: any TitleOrder = Alphabetical()) {
    self.titles = titles
    self.order = order
  }

  /// The titles, in the current order.
  public var sorted: [String] { titles.sorted(by: order.isBefore) }
}
