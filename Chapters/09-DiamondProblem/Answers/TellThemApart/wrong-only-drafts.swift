// wrong: Tests the new side, and takes the old one for granted.
// sees: no test of yours notices a generator that returns a draft's id for a saved reminder

import ReminderStorage
import Testing

// Exercise 9.3: tell them apart
//
// A generator with both sides of the diamond can mix them up, and the compiler can't notice. Your
// tests can. Each test runs on a correct generator, where it must pass, and on ten broken ones. For
// every broken one, at least one test must fail.
//
//     let generator = makeGenerator(store: store, drafts: drafts)
//     try generator.nextReminderId()            // the id of a saved reminder
//     try generator.draftIds.nextReminderId()   // the id of a draft
//
// Each side continues from the id that its own store holds under `currentReminderId`, stores the new
// id there, and leaves the other store alone. The first test is there already, and so is a fake:
//
//     store.set(41, forKey: currentReminderId)
//     store.object(forKey: currentReminderId) as? Int

extension TellThemApart {
  @Test func `the first ids are zero`() throws {
    let generator = makeGenerator(store: FakeStore(), drafts: FakeStore())

    let ids = try [generator.nextReminderId(), generator.draftIds.nextReminderId()]

    #expect(ids == [0, 0])
  }

  @Test func `a draft's id continues the drafts, and leaves the saved ones alone`() throws {
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
