import ReminderStorage

@testable import BaseClasses

// `public` without `open` refuses the override, too, but only outside of the module:
// error: overriding non-open instance method outside of its defining module
class SkippingGenerator: ReminderIdGenerator {
  override func nextReminderId() throws(ReminderIdError) -> Int { 7 }  // error: overrides a 'final'
}
