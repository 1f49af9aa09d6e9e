import ReminderStorage

/// A store that passes each call on and tells a spy, so that a test sees the order of the calls.
struct RecordingStore: KeyValueStore {
  private let store: any KeyValueStore
  private let spy: Spy

  init(_ store: any KeyValueStore, _ spy: Spy) {
    self.store = store
    self.spy = spy
  }

  func object(forKey key: String) -> Any? {
    spy.events.append("read")
    return store.object(forKey: key)
  }

  func set(_ value: Any?, forKey key: String) {
    store.set(value, forKey: key)
    spy.events.append("stored \(value ?? "nothing")")
  }
}

/// A spy: it remembers what it saw, in order.
final class Spy {
  var events: [String] = []
}
