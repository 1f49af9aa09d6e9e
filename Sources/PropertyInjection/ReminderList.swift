/// The titles of some reminders, in an order that the caller may choose.
///
/// The default is a *local* one, because it comes from this module (Mark Seemann, *Dependency
/// Injection in .NET*, 2011).
public struct ReminderList {
  private let titles: [String]
  private let order: any TitleOrder

  /// Makes a list of reminders, from A to Z unless you pass another order.
  public init(titles: [String], order: any TitleOrder = Alphabetical()) {
    self.titles = titles
    self.order = order
  }

  /// The titles, in order.
  public var sorted: [String] { titles.sorted(by: order.isBefore) }
}

/// A rule that decides which of two titles comes first.
public protocol TitleOrder {
  /// Returns whether `title` comes before `other`.
  func isBefore(_ title: String, _ other: String) -> Bool
}

/// From A to Z.
public struct Alphabetical: TitleOrder {
  /// Makes the order.
  public init() {}

  /// Returns whether `title` comes before `other` in the order of Swift's strings.
  public func isBefore(_ title: String, _ other: String) -> Bool { title < other }
}
