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
  @Test func `the first ids are zero`() throws {
    let generator = makeGenerator(store: FakeStore(), drafts: FakeStore())

    let ids = try [generator.nextReminderId(), generator.draftIds.nextReminderId()]

    #expect(ids == [0, 0])
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
