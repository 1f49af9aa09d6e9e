import ViewEnvironment

enum IdsKey: SurroundingsKey {
  static let defaultValue = ReminderIdGenerator(store: MemoryStore())  // error: static property 'defaultValue' is not concurrency-safe because non-'Sendable' type
}
