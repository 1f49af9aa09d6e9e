// In Swift 5 mode, a default that all screens share compiles.
// accepted with: -swift-version 5
import ViewEnvironment

enum IdsKey: SurroundingsKey {
  static let defaultValue =  // error: static property 'defaultValue' is not concurrency-safe
    ReminderIdGenerator(store: MemoryStore())
}
