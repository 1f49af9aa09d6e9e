import ReminderStorage
import Synchronization

/// A store that passes each call on, and tells a spy of each write.
///
/// How often a form reads is its own affair: no caller relies on it.
final class RecordingStore: KeyValueStore, Sendable {
  private let store: any KeyValueStore & Sendable
  private let spy: Spy

  init(_ store: any KeyValueStore & Sendable, _ spy: Spy) {
    self.store = store
    self.spy = spy
  }

  func object(forKey key: String) -> Any? { store.object(forKey: key) }

  func set(_ value: Any?, forKey key: String) {
    store.set(value, forKey: key)
    spy.saw("stored \(value ?? "nothing")")
  }
}

/// A spy: it remembers what it saw, in order.
final class Spy: Sendable {
  private let seen = Mutex<[String]>([])

  var events: [String] { seen.withLock { $0 } }

  func saw(_ event: String) { seen.withLock { $0.append(event) } }
}
