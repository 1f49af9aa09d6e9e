import BaseClasses
import ReminderStorage

/// A testing subclass: it overrides the store, and inherits the rule that is tested.
final class TestingGenerator: ReminderIdGenerator {
  private let fake: FakeStore

  init(_ fake: FakeStore) {
    self.fake = fake
  }

  override var store: any KeyValueStore { fake }
}
