// why: One helper calls a side and checks all three facts, so the tests differ only in the side.

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

  @Test func `a saved id is the saved ones' business`() throws {
    let outcome = try outcome { try $0.nextReminderId() }

    #expect(outcome == Outcome(id: 42, saved: 42, drafts: 6))
  }

  @Test func `a draft's id is the drafts' business`() throws {
    let outcome = try outcome { try $0.draftIds.nextReminderId() }

    #expect(outcome == Outcome(id: 7, saved: 41, drafts: 7))
  }

  /// Says what a call returns and leaves behind, with 41 among the saved and 6 among the drafts.
  private func outcome(of call: (any BothIds) throws -> Int) rethrows -> Outcome {
    let store = FakeStore()
    let drafts = FakeStore()
    store.set(41, forKey: currentReminderId)
    drafts.set(6, forKey: currentReminderId)
    let id = try call(makeGenerator(store: store, drafts: drafts))
    return Outcome(
      id: id, saved: store.object(forKey: currentReminderId) as? Int,
      drafts: drafts.object(forKey: currentReminderId) as? Int)
  }
}

private struct Outcome: Equatable {
  let id: Int
  let saved: Int?
  let drafts: Int?
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
