public import ReminderStorage

/// The generator as an actor, which owns a store that isn't safe by itself.
///
/// An actor's initializer keeps its caller from using the object that it passes (SE-0414), so the store
/// may be an ordinary class. What is behind the object, such as a file, others can still use. The
/// method has no `await` in it, so no other call can run in the middle.
public actor IsolatedReminderIdGenerator {
  private let store: any KeyValueStore

  /// Makes a generator that keeps its last id in `store`, which no other code should use any more.
  public init(store: any KeyValueStore) {
    self.store = store
  }

  /// Returns the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
