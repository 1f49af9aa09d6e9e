public import ReminderStorage
import Synchronization

/// A context whose fallback is registered: outside of every scope, it returns the store that the
/// program registered at its start, and stops the program if there is none.
///
/// An app registers its real store at launch. A test process registers a store that records an
/// issue, so a test that forgot its scope fails. In the app, code that lost its scope gets the
/// real store, in silence. swift-dependencies does the same for the tests of its users: to read a
/// live dependency that a test has not overridden is a failure.
public enum CheckedContext {
  /// Where code keeps what it must remember: the scope's store, or the one for outside.
  public static var store: any KeyValueStore & Sendable {
    if let scoped { return scoped }
    guard let outside = outside.withLock({ $0 }) else {
      preconditionFailure("no scope is open, and no store is registered for that case")
    }
    return outside
  }

  /// Runs `body` with `store` in place of the one for outside.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public static func withStore<Result>(
    _ store: any KeyValueStore & Sendable, _ body: () throws -> Result
  ) rethrows -> Result {
    try $scoped.withValue(store) { try body() }
  }

  /// Runs `body` with `store` in place of the one for outside, on the caller's actor.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public nonisolated(nonsending) static func withStore<Result>(
    _ store: any KeyValueStore & Sendable,
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    try await $scoped.withValue(store, operation: body)
  }

  /// Registers, for the whole process, the store for code outside of every scope.
  ///
  /// Call it once, at the start: when the app is launched, or before the first test runs.
  public static func useOutsideOfScopes(_ store: any KeyValueStore & Sendable) {
    outside.withLock { $0 = store }
  }

  @TaskLocal private static var scoped: (any KeyValueStore & Sendable)?
  private static let outside = Mutex<(any KeyValueStore & Sendable)?>(nil)
}

/// The same generator, whose store comes from the ``CheckedContext``.
public struct CheckedReminderIdGenerator {
  private var store: any KeyValueStore { CheckedContext.store }

  /// Makes a generator that keeps its last id in the ``CheckedContext/store`` of each call.
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
