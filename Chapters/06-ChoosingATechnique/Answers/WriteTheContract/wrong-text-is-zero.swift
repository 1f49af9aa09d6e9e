// wrong: Expects a text to count as nothing, which would hand ids out again.
// sees: this form is the right one, so look for the mistake in the test

import ReminderStorage
import Testing

// Exercise 6.3: write the contract
//
// Somebody brings a sixth form, and you can't see its code. Write the tests that any form must
// pass, whatever it looks like inside. Each is run on a right form, where it must pass, and on
// eight broken ones. Every broken one must make at least one test fail.
//
// Use `makeGenerator(store:)` and the fake below. The rule is that of all forms: a stored text is
// reported by an error and stays, and so does `Int.max`.

extension WriteTheContract {
  @Test func `one generator goes on counting`() throws {
    let generator = makeGenerator(store: FakeStore())

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 1])
  }

  @Test func `an id is stored before it is returned`() throws {
    let store = FakeStore()

    let id = try makeGenerator(store: store).nextReminderId()

    #expect(id == 0)
    #expect(store.object(forKey: currentReminderId) as? Int == 0)
  }

  @Test func `a text counts as nothing`() throws {
    let store = FakeStore()
    store.set("seven", forKey: currentReminderId)

    let id = try makeGenerator(store: store).nextReminderId()

    #expect(id == 0)
  }

  @Test func `the largest id is the last one`() {
    let store = FakeStore()
    store.set(Int.max, forKey: currentReminderId)

    #expect(throws: ReminderIdError.self) { try makeGenerator(store: store).nextReminderId() }
    #expect(store.object(forKey: currentReminderId) as? Int == .max)
  }

  @Test func `two generators with two stores count apart`() throws {
    let full = FakeStore()
    full.set(41, forKey: currentReminderId)
    let mine = makeGenerator(store: FakeStore())
    let yours = makeGenerator(store: full)

    let ids = try [
      mine.nextReminderId(), yours.nextReminderId(), mine.nextReminderId(), yours.nextReminderId(),
    ]

    #expect(ids == [0, 42, 1, 43])
  }

  @Test func `two generators with one store count together`() throws {
    let store = FakeStore()
    let one = makeGenerator(store: store)
    let other = makeGenerator(store: store)

    let ids = try [one.nextReminderId(), other.nextReminderId(), one.nextReminderId()]

    #expect(ids == [0, 1, 2])
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
