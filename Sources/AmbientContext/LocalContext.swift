public import ReminderStorage
import Synchronization

/// A context with a local default: code that runs outside of every scope does no harm.
///
/// The default of ``ScopedContext`` is the user's own defaults. This one lasts as long as the program.
public enum LocalContext {
  /// Where code keeps what it must remember: in memory unless a scope says otherwise.
  @TaskLocal public static var store: any KeyValueStore & Sendable = LastIdStore()
}

/// The same generator, which reads the ``LocalContext``.
public struct LocalReminderIdGenerator {
  private var store: any KeyValueStore { LocalContext.store }

  /// Makes a generator that keeps its last id in the ``LocalContext/store`` of each call.
  public init() {}

  /// Returns the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: `ReminderIdError` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

/// Keeps one id in memory, whatever the key, for any task.
public final class LastIdStore: KeyValueStore, Sendable {
  private let next = Atomic(0)

  /// Makes an empty store.
  public init() {}

  /// Returns the id that was stored last, or nil if there is none.
  public func object(forKey key: String) -> Any? {
    let next = next.load(ordering: .relaxed)
    return next == 0 ? nil : next - 1
  }

  /// Stores an id; anything else empties the store.
  public func set(_ value: Any?, forKey key: String) {
    next.store((value as? Int).map { $0 + 1 } ?? 0, ordering: .relaxed)
  }
}
