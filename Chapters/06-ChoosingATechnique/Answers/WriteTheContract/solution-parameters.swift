// why: Parameters say what may vary; one row of a table is one more case of the same promise.

import ReminderStorage
import Testing

// Exercise 6.3: write the contract
//
// A colleague has written a sixth form, and you can't see its code. The three tests below are the
// basics. Write the tests that are missing: those that need a second object, or a second look.
// Each test is run on a right form, where it must pass, and on ten broken ones. The basics notice
// three of those; the other seven are yours.
//
//   makeGenerator(store:)            a generator that has your store injected
//   generator.nextReminderId()       the next id, or a `ReminderIdError`
//   store.set(41, forKey: currentReminderId), store.object(forKey: currentReminderId)
//   store.calls                      what the store was asked to do, such as ["read", "stored 0"]
//
// The contract: an id is stored before it is returned, after one look into the store and by one
// write. All that a generator knows of ids is in its store, so two generators may share one. An
// error leaves the store as it was, and the generator too.

extension WriteTheContract {
  @Test func `the first id is zero`() throws {
    let generator = makeGenerator(store: FakeStore())

    #expect(try generator.nextReminderId() == 0)
  }

  @Test func `a text is reported`() {
    let store = FakeStore()
    store.set("seven", forKey: currentReminderId)

    #expect(throws: ReminderIdError.self) { try makeGenerator(store: store).nextReminderId() }
  }

  @Test func `the largest id is the last one`() {
    let store = FakeStore()
    store.set(Int.max, forKey: currentReminderId)

    #expect(throws: ReminderIdError.self) { try makeGenerator(store: store).nextReminderId() }
  }

  @Test(arguments: [nil, 0, 41]) func `an id is read once and stored once`(last: Int?) throws {
    let store = storeHolding(last)
    let before = store.calls

    let id = try makeGenerator(store: store).nextReminderId()

    #expect(store.calls == before + ["read", "stored \(id)"])
  }

  @Test(arguments: [(3, 41), (41, 3)]) func `each counts in its own store`(
    mine: Int, yours: Int
  ) throws {
    let generators = [mine, yours].map { makeGenerator(store: storeHolding($0)) }

    var ids: [Int] = []
    for _ in 1...2 { ids += try generators.map { try $0.nextReminderId() } }

    #expect(ids == [mine + 1, yours + 1, mine + 2, yours + 2])
  }

  @Test func `whoever counts, the store decides`() throws {
    let store = storeHolding(5)
    let generators = (1...3).map { _ in makeGenerator(store: store) }

    let ids = try (generators + generators).map { try $0.nextReminderId() }

    #expect(ids == Array(6...11))
  }

  @Test(arguments: ["seven", "\(Int.max)"]) func `an error changes nothing`(text: String) throws {
    let store = storeHolding(text)
    let generator = makeGenerator(store: store)

    #expect(throws: ReminderIdError.self) { try generator.nextReminderId() }

    #expect(store.object(forKey: currentReminderId) as? String == text)
    store.set(nil, forKey: currentReminderId)
    #expect(try generator.nextReminderId() == 0)
  }

  private func storeHolding(_ value: Any?) -> FakeStore {
    let store = FakeStore()
    if let value { store.set(value, forKey: currentReminderId) }
    return store
  }
}

/// A fake that keeps its values in memory, and a spy as well, since it records its calls.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]
  private(set) var calls: [String] = []

  func object(forKey key: String) -> Any? {
    calls.append("read")
    return values[key]
  }

  func set(_ value: Any?, forKey key: String) {
    calls.append("stored \(value ?? "nothing")")
    values[key] = value
  }
}
