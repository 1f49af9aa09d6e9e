protocol ReminderIds {
  func nextReminderId() throws -> Int
}

actor CountedIds: ReminderIds {  // error: crosses into actor-isolated code
  private var last = -1

  func nextReminderId() -> Int {
    last += 1
    return last
  }
}

protocol AsyncReminderIds {
  func nextReminderId() async throws -> Int
}

actor AsyncCountedIds: AsyncReminderIds {
  private var last = -1

  func nextReminderId() -> Int {
    last += 1
    return last
  }
}
