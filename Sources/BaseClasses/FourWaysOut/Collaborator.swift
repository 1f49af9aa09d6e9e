public import ReminderStorage

/// A source of reminder ids, whatever its superclass.
///
/// It throws any error, because a source in a file fails in ways that `ReminderIdError` can't say.
public protocol ReminderIds {
  /// Returns the next id.
  func nextReminderId() throws -> Int
}

/// The rule, in a type of its own.
public final class PersistentReminderIds: ReminderIds {
  private let store: any KeyValueStore

  /// Creates a generator that continues from the last id in `store`.
  public init(store: any KeyValueStore) {
    self.store = store
  }

  /// Returns the next id, after storing it.
  ///
  /// - Throws: `ReminderIdError` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

extension ReminderIdGenerator: ReminderIds {}

/// The way out that works for both screens: each keeps its superclass, and receives a generator.
public enum Collaborator {
  /// A plain screen.
  public final class NoteScreen: Screen {
    private let ids: any ReminderIds

    /// Creates a screen that takes its ids from `ids`.
    public init(ids: any ReminderIds) {
      self.ids = ids
    }

    /// Returns the next id.
    public func nextReminderId() throws -> Int { try ids.nextReminderId() }
  }

  /// A screen with a table.
  public final class InboxScreen: TableScreen {
    private let ids: any ReminderIds

    /// Creates a screen that takes its ids from `ids`.
    public init(ids: any ReminderIds) {
      self.ids = ids
    }

    /// Returns the next id.
    public func nextReminderId() throws -> Int { try ids.nextReminderId() }
  }
}

// Other code can take ids from a screen, too, because both screens forward the call.
extension Collaborator.NoteScreen: ReminderIds {}
extension Collaborator.InboxScreen: ReminderIds {}
