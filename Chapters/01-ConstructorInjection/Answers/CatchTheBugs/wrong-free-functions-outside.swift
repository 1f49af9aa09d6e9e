// wrong: Writes free functions, which run on the right generator alone.
// sees: no test of yours ran

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

@Test func `the id after 41 is 42, and it is stored`() throws {
  let store = FakeStore()
  store.set(41, forKey: currentReminderId)
  #expect(try CatchTheBugs().makeGenerator(store: store).nextReminderId() == 42)
  #expect(store.object(forKey: currentReminderId) as? Int == 42)
}
@Test func `no text`() throws {
  let store = FakeStore()
  #expect(try CatchTheBugs().makeGenerator(store: store).nextReminderId() == 0)
  store.set("seven", forKey: currentReminderId)
  #expect(throws: (any Error).self) {
    try CatchTheBugs().makeGenerator(store: store).nextReminderId()
  }
  store.set(Int.max, forKey: currentReminderId)
  #expect(throws: (any Error).self) {
    try CatchTheBugs().makeGenerator(store: store).nextReminderId()
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
