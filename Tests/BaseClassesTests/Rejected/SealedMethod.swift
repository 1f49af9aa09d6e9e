import BaseClasses
import ReminderStorage

class SkippingGenerator: ReminderIdGenerator {
  override func nextReminderId() throws(ReminderIdError) -> Int { 7 }  // error: overriding non-open
}
