import ReminderStorage

class ReminderIdGenerator: Codable {  // error: does not conform to protocol 'Decodable'
  var list = "Home"
  let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }
}  // error: does not conform to protocol 'Encodable'
