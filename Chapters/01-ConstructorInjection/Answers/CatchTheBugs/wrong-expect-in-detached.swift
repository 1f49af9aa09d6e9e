// wrong: Expects something in a detached task, which belongs to no test.
// sees: this failed in a detached task

import ReminderStorage
import Testing

// Exercise 1.3: catch the bugs
//
// Write tests for a generator that you have not seen. Each test runs on a right one, where it must
// pass, and on seven broken ones. Every broken one must make at least one test fail.
//
//     let generator = makeGenerator(store: store)   keeps its last id in the store
//     let id = try generator.nextReminderId()       the next id, stored under `currentReminderId`
//
// If the store holds a text, such as "seven", the generator throws a `ReminderIdError`. It does so
// for `Int.max`, too, because no id comes after it. Write the tests in this extension, without exit
// tests: a test elsewhere, or one that runs in another process, never meets a broken generator.

extension CatchTheBugs {
  @Test func `ids`() async throws {
    await Task.detached {
      let store = FakeStore()
      let id = try? CatchTheBugs().makeGenerator(store: store).nextReminderId()
      #expect(id == 99)
    }.value
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
