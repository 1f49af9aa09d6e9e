// wrong: Checks the store where each id belongs, and not the other one.
// sees: no test of yours notices a generator that stores a draft's id among the saved ids as well

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

  @Test func `each side continues from its own store`() throws {
    let store = FakeStore()
    let drafts = FakeStore()
    store.set(41, forKey: currentReminderId)
    drafts.set(6, forKey: currentReminderId)
    let generator = makeGenerator(store: store, drafts: drafts)

    #expect(try generator.nextReminderId() == 42)
    #expect(try generator.draftIds.nextReminderId() == 7)
  }

  @Test func `a saved id is stored among the saved`() throws {
    let store = FakeStore()
    let drafts = FakeStore()

    _ = try makeGenerator(store: store, drafts: drafts).nextReminderId()

    #expect(store.object(forKey: currentReminderId) as? Int == 0)
  }

  @Test func `a draft's id is stored among the drafts`() throws {
    let store = FakeStore()
    let drafts = FakeStore()

    _ = try makeGenerator(store: store, drafts: drafts).draftIds.nextReminderId()

    #expect(drafts.object(forKey: currentReminderId) as? Int == 0)
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
