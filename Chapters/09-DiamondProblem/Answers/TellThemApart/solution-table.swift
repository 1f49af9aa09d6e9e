// why: One table of cases says what each side returns, and what both stores hold afterwards.

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
  struct Case: Sendable {
    let saved: Int?
    let draft: Int?
    let takesDrafts: Bool
    let id: Int
    let after: [Int?]
  }

  @Test(arguments: [
    Case(saved: nil, draft: nil, takesDrafts: false, id: 0, after: [0, nil]),
    Case(saved: nil, draft: nil, takesDrafts: true, id: 0, after: [nil, 0]),
    Case(saved: 41, draft: 6, takesDrafts: false, id: 42, after: [42, 6]),
    Case(saved: 41, draft: 6, takesDrafts: true, id: 7, after: [41, 7]),
  ])
  func `one side moves and the other one stays`(example: Case) throws {
    let stores = [FakeStore(), FakeStore()]
    for (store, last) in zip(stores, [example.saved, example.draft]) {
      if let last { store.set(last, forKey: currentReminderId) }
    }
    let generator = makeGenerator(store: stores[0], drafts: stores[1])

    let id =
      example.takesDrafts
      ? try generator.draftIds.nextReminderId() : try generator.nextReminderId()

    #expect(id == example.id)
    #expect(stores.map { $0.object(forKey: currentReminderId) as? Int } == example.after)
  }

  @Test func `in turns`() throws {
    let generator = makeGenerator(store: FakeStore(), drafts: FakeStore())

    for expected in 0..<3 {
      #expect(try generator.nextReminderId() == expected)
      #expect(try generator.draftIds.nextReminderId() == expected)
    }
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
