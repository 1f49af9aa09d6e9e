// With the main actor as the module's default isolation, the property is isolated, and compiles.
// accepted with: -default-isolation MainActor
import ViewEnvironment

enum IdsKey: SurroundingsKey {
  static let defaultValue =  // error: static property 'defaultValue' is not concurrency-safe
    ReminderIdGenerator(store: MemoryStore())
}
