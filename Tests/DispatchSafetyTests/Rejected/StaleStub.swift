import DispatchSafety

struct StaleStub: ReminderIds {  // error: does not conform to protocol 'ReminderIds'
  func nextID() -> Int { 42 }
}
