public import ReminderStorage

/// Hands out reminder ids to whoever sends it "nextReminderId".
public final class MessagedReminderIdGenerator: Object {
  private let store: any KeyValueStore

  /// Makes a generator that keeps its last id in `store`.
  public init(store: any KeyValueStore) {
    self.store = store
  }

  /// What this object understands: one message.
  override public var methods: [String: () throws -> Any] {
    ["nextReminderId": nextReminderId]
  }

  private func nextReminderId() throws -> Any {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

/// Numbers reminders, with ids from any object at all.
public struct MessagedReminderService {
  private let ids: Object

  /// Makes a service that sends `ids` a message for each id.
  public init(ids: Object) {
    self.ids = ids
  }

  /// Numbers a new reminder.
  ///
  /// It traps if the object that it was given does not understand "nextReminderId".
  ///
  /// - Returns: The id and the title.
  /// - Throws: Whatever the object's method throws.
  public func add(_ title: String) throws -> String {
    let id = try ids.send("nextReminderId")
    return "#\(id) \(title)"
  }
}
