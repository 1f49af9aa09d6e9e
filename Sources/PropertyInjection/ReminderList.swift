/// The titles of some reminders, in an order that you may replace.
public struct ReminderList {
  private let titles: [String]

  /// The order of the titles, with a local default: it comes from this module.
  public var order: any TitleOrder = Alphabetical()

  /// Makes a list of reminders.
  public init(titles: [String]) {
    self.titles = titles
  }

  /// The titles, in order.
  public var sorted: [String] { titles.sorted(by: order.isBefore) }
}

/// A rule that says which of two titles comes first.
public protocol TitleOrder {
  /// Whether `title` comes before `other`.
  func isBefore(_ title: String, _ other: String) -> Bool
}

/// From A to Z.
public struct Alphabetical: TitleOrder {
  /// Makes the order.
  public init() {}

  /// Whether `title` comes before `other` in the order of Swift's strings.
  public func isBefore(_ title: String, _ other: String) -> Bool { title < other }
}
