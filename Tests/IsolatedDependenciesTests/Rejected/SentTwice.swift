import Foundation
import IsolatedDependencies
import ReminderStorage

final class MemoryStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}

/// A thin object in front of a store that all its objects share.
final class DefaultsStore: KeyValueStore {
  func object(forKey key: String) -> Any? { UserDefaults.standard.object(forKey: key) }
  func set(_ value: Any?, forKey key: String) { UserDefaults.standard.set(value, forKey: key) }
}

func twoActors() {
  let store = MemoryStore()
  let mine = IsolatedReminderIdGenerator(store: store)  // error: risks causing data races
  let yours = IsolatedReminderIdGenerator(store: store)
  _ = (mine, yours)
}

func oneLockOfAParameter(store: MemoryStore) {
  _ = LockedLastId(store: store)  // error: risks causing data races
}

struct Root {
  let store = MemoryStore()

  func oneLockOfAProperty() {
    _ = LockedLastId(store: store)  // error: risks causing data races
  }
}

func twoLocksOfAStoreThatIsShared(store: any KeyValueStore & Sendable) {
  _ = (LockedLastId(store: store), LockedLastId(store: store))
}

func twoLocksOfTheStandardDefaults() {
  _ = (LockedLastId(store: UserDefaults.standard), LockedLastId(store: UserDefaults.standard))
}

func twoLocksOfTwoAdapters() {
  _ = (LockedLastId(store: DefaultsStore()), LockedLastId(store: DefaultsStore()))
}

func twoLocks() {
  let store = MemoryStore()
  let mine = LockedReminderIdGenerator(store: store)  // error: risks causing data races
  let yours = LockedReminderIdGenerator(store: store)
  _ = (mine, yours)
}
