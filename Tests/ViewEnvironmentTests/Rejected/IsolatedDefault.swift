// The error for a stored default offers `@MainActor`. Then the conformance needs it, too.
import ViewEnvironment

enum IdsKey: SurroundingsKey {  // error: crosses into main actor-isolated code
  @MainActor static let defaultValue = ReminderIdGenerator(store: MemoryStore())
}
