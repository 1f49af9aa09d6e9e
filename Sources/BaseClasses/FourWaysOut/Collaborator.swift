public import ReminderStorage

/// Something that hands out reminder ids, whatever it inherits from.
public protocol ReminderIds {
  /// Hands out the next id.
  func nextReminderId() throws(ReminderIdError) -> Int
}

extension ReminderIdGenerator: ReminderIds {}

/// The third way out: each screen keeps its ancestor and is given something that has the method.
public enum Collaborator {
  /// A plain screen.
  public final class NoteScreen: Screen, ReminderIds {
    private let ids: any ReminderIds

    /// Makes a screen that takes its ids from `ids`.
    public init(ids: any ReminderIds) {
      self.ids = ids
    }

    /// Hands out the next id.
    public func nextReminderId() throws(ReminderIdError) -> Int { try ids.nextReminderId() }
  }

  /// A screen with a table.
  public final class InboxScreen: TableScreen, ReminderIds {
    private let ids: any ReminderIds

    /// Makes a screen that takes its ids from `ids`.
    public init(ids: any ReminderIds) {
      self.ids = ids
    }

    /// Hands out the next id.
    public func nextReminderId() throws(ReminderIdError) -> Int { try ids.nextReminderId() }
  }
}
