import ReminderStorage

@testable import BaseClasses

class SkippingGenerator: ReminderIdGenerator {
  override func nextReminderId() throws(ReminderIdError) -> Int { 7 }  // error: overrides a 'final'
}
