public import ReminderStorage

/// A generator without a default: it stops the program unless it got its store in time.
///
/// A method assigns the store, so nobody can read it. The first ``use(_:)`` settles it.
public final class StrictReminderIdGenerator {
  private var store: (any KeyValueStore)?

  /// Creates a generator that waits for its store.
  public init() {}

  /// Makes `store` the one that keeps the last id.
  ///
  /// Call it exactly once, before the first id. A second call stops the program.
  public func use(_ store: any KeyValueStore) {
    guard self.store == nil else { fatalError("use a store once") }
    self.store = store
  }

  /// Hands out the next id, after storing it under "currentReminderId".
  ///
  /// Without a store, it stops the program.
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: `ReminderIdError` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    guard let store else { fatalError("use a store before the first id") }
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
