// wrong: Never calls again after an error.
// sees: no test of yours notices a form that keeps failing after one error

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

  @Test func `an id is read once and stored once`() throws {
    let store = FakeStore()
    store.set(41, forKey: currentReminderId)

    _ = try makeGenerator(store: store).nextReminderId()

    #expect(store.calls == ["stored 41", "read", "stored 42"])
  }

  @Test func `two generators with two stores count apart`() throws {
    let high = FakeStore()
    high.set(41, forKey: currentReminderId)
    let low = FakeStore()
    low.set(6, forKey: currentReminderId)
    let mine = makeGenerator(store: low)
    let yours = makeGenerator(store: high)

    let ids = try [
      mine.nextReminderId(), yours.nextReminderId(), mine.nextReminderId(), yours.nextReminderId(),
    ]

    #expect(ids == [7, 42, 8, 43])
  }

  @Test func `two generators with one store count together`() throws {
    let store = FakeStore()
    store.set(41, forKey: currentReminderId)
    let one = makeGenerator(store: store)
    let other = makeGenerator(store: store)

    let ids = try [one.nextReminderId(), other.nextReminderId(), one.nextReminderId()]

    #expect(ids == [42, 43, 44])
  }

  @Test func `an error leaves the store as it was`() {
    let store = FakeStore()
    store.set("seven", forKey: currentReminderId)

    _ = try? makeGenerator(store: store).nextReminderId()

    #expect(store.object(forKey: currentReminderId) as? String == "seven")
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
