import ExtractAndOverride

class TestingReminderIdGenerator: ReminderIdGenerator {
  override func nextReminderId() -> Int { 0 }  // error: overriding non-open instance method
}
