import BaseClasses
import ReminderStorage

/// A testing subclass: it overrides what is volatile, and inherits what is tested.
final class TestingGenerator: ReminderIdGenerator {
  private let fake: FakeStore

  init(_ fake: FakeStore) {
    self.fake = fake
  }

  override var store: any KeyValueStore { fake }
}
