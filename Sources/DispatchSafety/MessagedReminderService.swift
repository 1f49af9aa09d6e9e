public import ReminderStorage

/// Returns a reminder id when it receives the message "nextReminderId".
public final class MessagedReminderIdGenerator: Object {
  private let store: any KeyValueStore

  /// Makes a generator that keeps its last id in `store`.
  public init(store: any KeyValueStore) {
    self.store = store
  }

  /// The one message that this object understands.
  override public var methods: [String: () throws -> Any] {
    ["nextReminderId": nextReminderId]
  }

  private func nextReminderId() throws -> Any {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

/// Numbers reminders, with ids from any object, whether or not it has the method.
public struct MessagedReminderService {
  private let ids: Object

  /// Makes a service that sends a message to `ids` for each reminder.
  public init(ids: Object) {
    self.ids = ids
  }

  /// Numbers a new reminder.
  ///
  /// It traps if the object doesn't understand "nextReminderId".
  ///
  /// - Returns: The id and the title.
  /// - Throws: The error that the object's method throws.
  public func add(_ title: String) throws -> String {
    let id = try ids.send("nextReminderId")
    return "#\(id) \(title)"
  }
}
