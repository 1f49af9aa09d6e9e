import ReminderStorage
import Testing

@testable import ExtractAndOverride

@Test func `with @testable, a test can override what is public and not open`() throws {
  #expect(try OverridingReminderIdGenerator().nextReminderId() == 7)
}

/// Replaces the rule that it should test.
private final class OverridingReminderIdGenerator: ReminderIdGenerator {
  override func nextReminderId() throws(ReminderIdError) -> Int { 7 }
}
