import IsolatedDependencies
import ReminderStorage

final class MemoryStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}

func twoActors() {
  let store = MemoryStore()
  let mine = IsolatedReminderIdGenerator(store: store)  // error: risks causing data races
  let yours = IsolatedReminderIdGenerator(store: store)
  _ = (mine, yours)
}

func twoLocks() {
  let store = MemoryStore()
  let mine = LockedReminderIdGenerator(store: store)  // error: risks causing data races
  let yours = LockedReminderIdGenerator(store: store)
  _ = (mine, yours)
}
