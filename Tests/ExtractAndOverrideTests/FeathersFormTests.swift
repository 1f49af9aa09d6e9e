import ExtractAndOverride
import Foundation
import ReminderStorage
import Testing

/// Extract and Override Getter, and Extract and Override Factory Method.
struct FeathersFormTests {
  private let fake = FakeStore()

  @Test func `an overridden getter keeps the characterization`() throws {
    try characterize(TestingGetterReminderIdGenerator(fake: fake), in: fake)
  }

  @Test func `an overridden factory method keeps the characterization`() throws {
    try characterize(TestingFactoryReminderIdGenerator(fake: fake), in: fake)
  }

  @Test func `the app's getter gives the user's defaults`() {
    let store = GetterReminderIdGenerator().store

    #expect(store as? UserDefaults === UserDefaults.standard)
  }

  @Test func `a getter runs when an id is wanted`() throws {
    let generator = TestingGetterReminderIdGenerator(fake: FakeStore())
    generator.fake = fake

    _ = try generator.nextReminderId()

    #expect(fake.object(forKey: "currentReminderId") as? Int == 0)
  }

  @Test func `a factory method runs before the test can set anything`() throws {
    let generator = TestingFactoryReminderIdGenerator(fake: FakeStore())
    generator.fake = fake

    _ = try generator.nextReminderId()

    #expect(fake.object(forKey: "currentReminderId") == nil, "it came too late to be used")
  }
}

private final class TestingGetterReminderIdGenerator: GetterReminderIdGenerator {
  var fake: any KeyValueStore

  init(fake: any KeyValueStore) {
    self.fake = fake
  }

  override var store: any KeyValueStore { fake }
}

private final class TestingFactoryReminderIdGenerator: FactoryReminderIdGenerator {
  var fake: any KeyValueStore

  init(fake: any KeyValueStore) {
    self.fake = fake
  }

  override func makeStore() -> any KeyValueStore { fake }
}
