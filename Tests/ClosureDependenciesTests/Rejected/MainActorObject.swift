// with: -default-isolation MainActor
import ClosureDependencies

final class CoreDataStore: ReminderStoring {
  private var all: [Reminder] = []

  func lastId() -> Int? { nil }
  func advance(by rule: (Int?) throws -> Int) throws -> Int { try rule(nil) }
  func reminders() -> [Reminder] { all }
  func save(_ reminder: Reminder) { all.append(reminder) }
  func delete(_ id: Int) {}
  func complete(_ id: Int) {}
  func search(_ text: String) -> [Reminder] { [] }
  func share(_ id: Int, with email: String) {}
}

func store(over object: CoreDataStore) -> ReminderStore {
  ReminderStore(object)  // error: main actor-isolated conformance of 'CoreDataStore'
}
