import DispatchSafety

protocol HasNextReminderId {
  func nextReminderId() throws -> Int
}

extension MessagedReminderIdGenerator: HasNextReminderId {}  // error: does not conform to protocol
