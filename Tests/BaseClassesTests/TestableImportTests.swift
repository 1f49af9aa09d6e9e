import ReminderStorage
import Testing

@testable import BaseClasses

@Test func `with @testable, a test can override the rule, which is public and not open`() throws {
  #expect(try SkippingGenerator().nextReminderId() == 7)
}

/// Never reads a store, so it doesn't have to provide one.
private final class SkippingGenerator: ReminderIdGenerator {
  override func nextReminderId() throws(ReminderIdError) -> Int { 7 }
}
