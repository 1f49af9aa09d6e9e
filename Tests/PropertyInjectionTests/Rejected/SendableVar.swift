import ReminderStorage

/// Threads could assign the store while others read it, so the compiler wants a lock or an actor.
final class Generator: Sendable {
  var store: (any KeyValueStore & Sendable)?  // error: stored property 'store' of 'Sendable'
}
