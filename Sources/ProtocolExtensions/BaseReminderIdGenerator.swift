public import ReminderStorage

/// The same generator as a base class: a subclass gets the method by inheriting it.
open class BaseReminderIdGenerator {
  private let store: any KeyValueStore

  /// Makes a generator that keeps its last id in `store`.
  public init(store: any KeyValueStore) {
    self.store = store
  }

  /// Returns the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  open func nextReminderId() throws(ReminderIdError) -> Int {
    try PersistentReminderIds(store: store).nextReminderId()
  }
}
