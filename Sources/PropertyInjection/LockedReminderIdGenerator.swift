public import ReminderStorage

/// The same generator for many threads: a lock guards the property.
///
/// It guards nothing else: two callers at once can still get the same id.
public final class LockedReminderIdGenerator: Sendable {
  private let settled: LazyDefault<any KeyValueStore & Sendable>

  /// The store that keeps the last id.
  ///
  /// Assign it at most once and before its first use. A later assignment stops the program.
  public var store: any KeyValueStore & Sendable {
    get { settled.value }
    set { settled.value = newValue }
  }

  /// Makes a generator that uses what `makeDefault` makes, unless you assign a store.
  public init(makeDefault: @escaping @Sendable () -> any KeyValueStore & Sendable) {
    settled = LazyDefault(makeDefault: makeDefault)
  }

  /// Hands out the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: `ReminderIdError` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
