public import ReminderStorage
import Synchronization

/// A context whose default is in memory: code that runs outside of every scope does no harm.
///
/// The benchmark measures it; the lesson has no use for it. The default of ``ScopedContext`` is the
/// user's own defaults. This one lasts as long as the program.
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

/// Keeps one id in memory, for any task.
///
/// For the benchmark only: it has one place, whatever the key, and can't keep `Int.min`.
public final class LastIdStore: KeyValueStore, Sendable {
  private let last = Atomic(Int.min)

  /// Makes an empty store.
  public init() {}

  /// Returns the id that was stored last, or nil if there is none.
  public func object(forKey key: String) -> Any? {
    let last = last.load(ordering: .relaxed)
    return last == .min ? nil : last
  }

  /// Stores an id; anything else empties the store.
  public func set(_ value: Any?, forKey key: String) {
    last.store(value as? Int ?? .min, ordering: .relaxed)
  }
}
