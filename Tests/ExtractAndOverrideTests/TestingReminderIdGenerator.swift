import ReminderStorage

@testable import ExtractAndOverride

/// The testing subclass: the generator that ships, except for where it keeps its ids.
final class TestingReminderIdGenerator: ReminderIdGenerator {
  private let fake: any KeyValueStore

  init(fake: any KeyValueStore) {
    self.fake = fake
  }

  override var store: any KeyValueStore { fake }
}
