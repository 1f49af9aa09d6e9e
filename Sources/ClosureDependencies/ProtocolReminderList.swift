import ReminderStorage

/// The list on the protocol, as it was before the struct of closures.
public struct ProtocolReminderList {
  private let store: any ReminderStoring

  /// Makes a list of what is in `store`.
  public init(store: any ReminderStoring) {
    self.store = store
  }

  /// Saves a new reminder, and returns its id.
  ///
  /// - Throws: `ReminderIdError` if there is no next id, or what the store throws.
  public func add(_ title: String) throws -> Int {
    let id = try store.advance { last in try reminderId(afterId: last) }
    try store.save(Reminder(id: id, title: title))
    return id
  }
}
