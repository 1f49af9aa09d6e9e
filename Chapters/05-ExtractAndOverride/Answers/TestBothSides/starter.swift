import ReminderStorage
import Testing

// Exercise 5.3: test both sides
//
// `ReminderIds` is an id generator whose store has been extracted into the member `store`. Finish
// the testing subclass, then write tests. Each test is run on a right generator, where it must
// pass, and on six broken ones. Every broken one must make at least one test fail.
//
// Two of the six are broken where your subclass does not look: in what the app gets from `store`,
// which must be `UserStore.shared`. Take no id from that store; it is the user's.

private final class TestingReminderIds: ReminderIds {
  private let fake: FakeStore

  init(fake: FakeStore) {
    self.fake = fake
  }
}

extension TestBothSides {
  @Test func `the first id is zero`() throws {
    let generator = TestingReminderIds(fake: FakeStore())

    #expect(try generator.nextReminderId() == 0)
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
