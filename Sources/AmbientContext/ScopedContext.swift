public import Foundation
public import ReminderStorage

/// What any code may read without an argument for it, changed for a scope and never for everybody.
///
/// `ScopedContext.$store.withValue(other) { … }` is the only way to change a value. It holds for
/// what the closure runs in its own task and for the child tasks it starts. A `Task { }` made there
/// copies the value, and keeps it even after the closure has returned.
public enum ScopedContext {
  /// Where code keeps what it must remember: the standard defaults unless a scope says otherwise.
  @TaskLocal public static var store: any KeyValueStore & Sendable = DefaultsStore()

  /// What time it is: the system's unless a scope says otherwise.
  @TaskLocal public static var now: @Sendable () -> Date = { Date() }
}
