import ExtractAndOverride
import ReminderStorage
import Testing

@Test func `without @testable, a test can override what is open`() throws {
  let fake = FakeStore()
  fake.set(2500, forKey: "currentReminderId")

  #expect(try TestingOpenReminderIdGenerator(fake: fake).nextReminderId() == 2501)
  #expect(fake.object(forKey: "currentReminderId") as? Int == 2501)
}

private final class TestingOpenReminderIdGenerator: OpenReminderIdGenerator {
  private let fake: any KeyValueStore

  init(fake: any KeyValueStore) {
    self.fake = fake
  }

  override var store: any KeyValueStore { fake }
}
