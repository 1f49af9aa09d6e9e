import ReminderStorage

protocol StoredIds: KeyValueStore {
  func nextReminderId() throws(ReminderIdError) -> Int
}

struct StubIds: StoredIds {  // error: type 'StubIds' does not conform to protocol 'KeyValueStore'
  func nextReminderId() -> Int { 41 }
}
