import ClosureDependencies
import Testing

/// A stub: a method that it doesn't have itself records an issue and throws.
protocol ReminderStoringStub: ReminderStoring {}

extension ReminderStoringStub {
  func reminders() throws -> [Reminder] { throw unexpected() }
  func save(_ reminder: Reminder) throws { throw unexpected() }
  func delete(_ id: Int) throws { throw unexpected() }
  func lastId() throws -> Int? { throw unexpected() }
  func advance(by rule: (Int?) throws -> Int) throws -> Int { throw unexpected() }
  func complete(_ id: Int) throws { throw unexpected() }
  func search(_ text: String) throws -> [Reminder] { throw unexpected() }
  func share(_ id: Int, with email: String) throws { throw unexpected() }
}

/// Records an issue at the calling method, with its name, and returns an error to throw.
func unexpected(
  _ operation: String = #function, at location: SourceLocation = #_sourceLocation
) -> UnexpectedCall {
  Issue.record(
    "\(operation) was called, and the stub has no such method", sourceLocation: location)
  return UnexpectedCall(operation: operation)
}
