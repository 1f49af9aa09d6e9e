import ClosureDependencies

struct UnexpectedCall: Error {}

protocol ReminderStoringStub: ReminderStoring {}

extension ReminderStoringStub {
  func share(_ id: Int, with email: String) throws { throw UnexpectedCall() }
}

/// A fake isn't a stub, so it doesn't get the stub's defaults.
struct FakeStore: ReminderStoring {  // error: does not conform to protocol 'ReminderStoring'
  func lastId() -> Int? { nil }
  func advance(by rule: (Int?) throws -> Int) throws -> Int { try rule(nil) }
  func reminders() -> [Reminder] { [] }
  func save(_ reminder: Reminder) {}
  func delete(_ id: Int) {}
  func complete(_ id: Int) {}
  func search(_ text: String) -> [Reminder] { [] }
}
