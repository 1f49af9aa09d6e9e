import ReminderStorage

class ReminderIdGenerator: Codable {  // error: type 'ReminderIdGenerator' does not conform to
  var list = "Home"
  let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }
}
