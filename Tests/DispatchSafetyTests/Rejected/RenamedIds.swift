import DispatchSafety

struct RenamedGenerator: ReminderIds {  // error: does not conform to protocol 'ReminderIds'
  func makeReminderId() -> Int { 0 }
}
