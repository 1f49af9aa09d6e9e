// wrong: Calls everything, and expects nothing of it.
// sees: no test of yours notices a generator that returns the stored id again

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
  @Test func `the first id is zero`() throws {
    let generator = makeGenerator(store: FakeStore())

    #expect(try generator.nextReminderId() == 0)
  }

  @Test func `ids go up by one`() throws {
    let generator = makeGenerator(store: FakeStore())
    for _ in 0..<10 {
      _ = try generator.nextReminderId()
    }
  }

  @Test func `a stored text is reported`() {
    let store = FakeStore()
    store.set("seven", forKey: currentReminderId)

    #expect(throws: (any Error).self) { try makeGenerator(store: store).nextReminderId() }
  }

  @Test func `the largest id has no next one`() {
    let store = FakeStore()
    store.set(Int.max, forKey: currentReminderId)

    #expect(throws: (any Error).self) { try makeGenerator(store: store).nextReminderId() }
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
