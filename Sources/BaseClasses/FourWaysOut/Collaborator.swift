public import ReminderStorage

/// A source of reminder ids, whatever its superclass.
public protocol ReminderIds {
  /// Returns the next id.
  func nextReminderId() throws(ReminderIdError) -> Int
}

extension ReminderIdGenerator: ReminderIds {}

/// The way out that works for both screens: each keeps its superclass, and receives its ids.
public enum Collaborator {
  /// A plain screen.
  public final class NoteScreen: Screen, ReminderIds {
    private let ids: any ReminderIds

    /// Creates a screen that takes its ids from `ids`.
    public init(ids: any ReminderIds) {
      self.ids = ids
    }

    /// Returns the next id.
    public func nextReminderId() throws(ReminderIdError) -> Int { try ids.nextReminderId() }
  }

  /// A screen with a table.
  public final class InboxScreen: TableScreen, ReminderIds {
    private let ids: any ReminderIds

    /// Creates a screen that takes its ids from `ids`.
    public init(ids: any ReminderIds) {
      self.ids = ids
    }

    /// Returns the next id.
    public func nextReminderId() throws(ReminderIdError) -> Int { try ids.nextReminderId() }
  }
}
