import ReminderStorage
import Synchronization

/// A store that passes each call on and tells a spy, so that a test sees in what order they came.
final class RecordingStore: KeyValueStore, Sendable {
  private let store: any KeyValueStore & Sendable
  private let spy: Spy

  init(_ store: any KeyValueStore & Sendable, _ spy: Spy) {
    self.store = store
    self.spy = spy
  }

  func object(forKey key: String) -> Any? {
    spy.saw("read")
    return store.object(forKey: key)
  }

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
