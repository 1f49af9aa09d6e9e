// wrong: Tests one side, and trusts the other.
// sees: no test of yours notices a generator that reads the drafts' last id and stores the new one among the saved

import ReminderStorage
import Testing

// Exercise 9.3: tell them apart
//
// A generator that is both sides of the diamond can mix them up, and the compiler sees nothing
// wrong. Write tests that do. Each is run on a right generator, where it must pass, and on seven
// broken ones. Every broken one must make at least one test fail.
//
// `makeGenerator(store:drafts:)` makes one. `nextReminderId()` hands out the id of a saved
// reminder, and `draftIds.nextReminderId()` that of a draft.

extension TellThemApart {
  @Test func `the first ids are zero`() throws {
    let generator = makeGenerator(store: FakeStore(), drafts: FakeStore())

    #expect(try generator.nextReminderId() == 0)
    #expect(try generator.draftIds.nextReminderId() == 0)
  }

  @Test func `a saved id is stored among the saved only`() throws {
    let store = FakeStore()
    let drafts = FakeStore()

    _ = try makeGenerator(store: store, drafts: drafts).nextReminderId()

    #expect(store.object(forKey: currentReminderId) as? Int == 0)
    #expect(drafts.object(forKey: currentReminderId) == nil)
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
