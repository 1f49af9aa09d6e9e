public import Foundation

/// Something to remember, and by when.
public struct Reminder: Equatable, Sendable {
  /// The id that no other reminder has.
  public let id: Int
  /// What to remember.
  public let title: String
  /// When it is to be done.
  public var due: Date

  /// Makes a reminder.
  public init(id: Int, title: String, due: Date) {
    self.id = id
    self.title = title
    self.due = due
  }

  /// Whether the reminder should have been done by the given date.
  ///
  /// At the very moment when it is due it is not overdue yet.
  public func isOverdue(at date: Date) -> Bool {
    due < date
  }
}
