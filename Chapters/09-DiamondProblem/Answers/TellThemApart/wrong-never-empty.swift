// wrong: Never lets the drafts be empty, and takes out the test that does.
// sees: no test of yours notices a generator that begins the drafts where the saved ids are

import ReminderStorage
import Testing

// Exercise 9.3: tell them apart
//
// A generator that is both sides of the diamond can mix them up, and the compiler sees nothing
// wrong. Write tests that do. Each is run on a right generator, where it must pass, and on ten
// broken ones. Every broken one must make at least one test fail.
//
//     let generator = makeGenerator(store: store, drafts: drafts)
//     try generator.nextReminderId()            // the id of a saved reminder
//     try generator.draftIds.nextReminderId()   // the id of a draft
//
// Each side goes on from what its own store holds under `currentReminderId`, stores the new id
// there, and leaves the other store alone.

extension TellThemApart {
  @Test func `a saved id goes on from the saved ones, and leaves the drafts alone`() throws {
    let store = FakeStore()
    let drafts = FakeStore()
    store.set(41, forKey: currentReminderId)
    drafts.set(6, forKey: currentReminderId)

    let id = try makeGenerator(store: store, drafts: drafts).nextReminderId()

    #expect(id == 42)
    #expect(store.object(forKey: currentReminderId) as? Int == 42)
    #expect(drafts.object(forKey: currentReminderId) as? Int == 6)
  }

  @Test func `a draft's id goes on from the drafts, and leaves the saved ones alone`() throws {
    let store = FakeStore()
    let drafts = FakeStore()
    store.set(41, forKey: currentReminderId)
    drafts.set(6, forKey: currentReminderId)

    let id = try makeGenerator(store: store, drafts: drafts).draftIds.nextReminderId()

    #expect(id == 7)
    #expect(drafts.object(forKey: currentReminderId) as? Int == 7)
    #expect(store.object(forKey: currentReminderId) as? Int == 41)
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
