// wrong: Believes the ids, and never looks where they are kept.
// sees: no test of yours notices a generator that writes past its member

import ReminderStorage
import Testing

// Exercise 5.3: test both sides
//
// `ReminderIds` is an id generator whose store has been extracted into a member. Three tests of its
// rule are here already. They need a testing subclass that works: `store` has to be overridden.
//
//     ReminderIds()              the app's generator
//     ids.store                  where it keeps the last id; in the app that is `UserStore.shared`
//     try ids.nextReminderId()   the next id, stored under `currentReminderId`
//
// Then write tests of what the three leave out. They look at what the generator returns, and never
// at what it leaves in the fake. Nor do they see what your subclass hides: which store the app
// gets. When you test that, take no id with `ReminderIds()`, because it would be one of the user's.
//
// Each test runs on a right generator, where it must pass, and on nine broken ones. Every broken
// one must make at least one test fail.

private final class TestingReminderIds: ReminderIds {
  private let fake: FakeStore

  init(fake: FakeStore) {
    self.fake = fake
  }

  override var store: any KeyValueStore { fake }
}

extension TestBothSides {
  @Test func `the first id is zero`() throws {
    let ids = TestingReminderIds(fake: FakeStore())

    #expect(try ids.nextReminderId() == 0)
  }

  @Test func `the id after 6 is 7`() throws {
    let fake = FakeStore()
    fake.set(6, forKey: currentReminderId)

    #expect(try TestingReminderIds(fake: fake).nextReminderId() == 7)
  }

  @Test func `a stored text is reported`() {
    let fake = FakeStore()
    fake.set("seven", forKey: currentReminderId)

    #expect(throws: (any Error).self) { try TestingReminderIds(fake: fake).nextReminderId() }
  }

  @Test func `the app's ids are in the user's store`() {
    #expect(ReminderIds().store as? UserStore === UserStore.shared)
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
