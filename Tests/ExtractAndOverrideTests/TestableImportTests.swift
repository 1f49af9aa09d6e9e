import ReminderStorage
import Testing

@testable import ExtractAndOverride

@Test func `with @testable, a test can subclass and override what is public and not open`() throws {
  #expect(try Testing7ReminderIdGenerator().nextReminderId() == 7)
}

/// Never reads a store, so the test needs no defaults of its own.
private final class Testing7ReminderIdGenerator: Step2ReminderIdGenerator {
  override func nextReminderId() throws(ReminderIdError) -> Int { 7 }
}
