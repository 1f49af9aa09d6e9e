import ReminderStorage

struct Generator {
  private let store: some KeyValueStore  // error: property declares an opaque return type
}
