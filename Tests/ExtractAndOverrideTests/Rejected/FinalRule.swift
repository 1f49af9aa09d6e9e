class ReminderIdGenerator {
  final func nextReminderId() -> Int { 0 }
}

class TestingReminderIdGenerator: ReminderIdGenerator {
  override func nextReminderId() -> Int { 1 }  // error: overrides a 'final' instance method
}
