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
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
