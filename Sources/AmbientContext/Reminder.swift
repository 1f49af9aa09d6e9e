public import Foundation

/// Something to remember, and by when.
public struct Reminder: Sendable {
  /// What to remember.
  public let title: String
  /// When it is too late.
  public let due: Date

  /// Makes a reminder.
  public init(title: String, due: Date) {
    self.title = title
    self.due = due
  }

  /// Whether it is too late, by the clock of the context.
  public var isOverdue: Bool { due < ScopedContext.now() }
}
