// why: Interleaved calls and both stores afterwards show every mix-up in one test.

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

  @Test func `both sides count apart, each in its own store`() throws {
    let store = FakeStore()
    let drafts = FakeStore()
    drafts.set(6, forKey: currentReminderId)
    let generator = makeGenerator(store: store, drafts: drafts)

    let ids = try [
      generator.nextReminderId(), generator.draftIds.nextReminderId(),
      generator.nextReminderId(), generator.draftIds.nextReminderId(),
    ]

    #expect(ids == [0, 7, 1, 8])
    #expect(store.object(forKey: currentReminderId) as? Int == 1)
    #expect(drafts.object(forKey: currentReminderId) as? Int == 8)
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
