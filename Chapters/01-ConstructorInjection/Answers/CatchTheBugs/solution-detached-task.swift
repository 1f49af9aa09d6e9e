// why: A generator may be made in another task, as long as the test itself expects.

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
    let ids = try await Task.detached {
      let store = FakeStore()
      let generator = CatchTheBugs().makeGenerator(store: store)
      let first = try generator.nextReminderId()
      store.set(41, forKey: currentReminderId)
      let second = try generator.nextReminderId()
      return [first, second, store.object(forKey: currentReminderId) as? Int ?? -1]
    }.value
    #expect(ids == [0, 42, 42])
  }

  @Test func `refusals`() {
    for value: Any in ["seven", Int.max] {
      let store = FakeStore()
      store.set(value, forKey: currentReminderId)
      #expect(throws: (any Error).self) { try makeGenerator(store: store).nextReminderId() }
    }
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
