import ReminderStorage

struct Generator {
  private let store: any KeyValueStore

  mutating func use(_ other: any KeyValueStore) {
    store = other  // error: 'store' is a 'let' constant
  }
}
