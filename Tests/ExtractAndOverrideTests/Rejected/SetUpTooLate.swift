import ReminderStorage

@testable import ExtractAndOverride

class TestingFactoryReminderIdGenerator: FactoryReminderIdGenerator {
  var fake: any KeyValueStore

  init(fake: any KeyValueStore) {
    super.init()  // error: property 'self.fake' not initialized at super.init call
    self.fake = fake
  }

  override func makeStore() -> any KeyValueStore { fake }
}
