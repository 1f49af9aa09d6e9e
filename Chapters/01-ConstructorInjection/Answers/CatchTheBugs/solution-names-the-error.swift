// why: The error has a name, so the tests may ask for it; two stores in turns rule out a global one.

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
  @Test func `ids follow each other and are stored`() throws {
    let store = FakeStore()
    let generator = makeGenerator(store: store)
    #expect(try [generator.nextReminderId(), generator.nextReminderId()] == [0, 1])
    #expect(store.object(forKey: currentReminderId) as? Int == 1)
  }

  @Test func `goes on from the store`() throws {
    let store = FakeStore()
    store.set(41, forKey: currentReminderId)
    let generator = makeGenerator(store: store)
    #expect(try generator.nextReminderId() == 42)
    #expect(try makeGenerator(store: store).nextReminderId() == 43)
  }

  @Test func `two stores, two sequences`() throws {
    let (one, two) = (makeGenerator(store: FakeStore()), makeGenerator(store: FakeStore()))
    #expect(try [one.nextReminderId(), two.nextReminderId(), one.nextReminderId()] == [0, 0, 1])
  }

  @Test(arguments: ["seven", "7", ""]) func `a text is an error`(text: String) {
    let store = FakeStore()
    store.set(text, forKey: currentReminderId)
    #expect(throws: ReminderIdError.self) { try makeGenerator(store: store).nextReminderId() }
    #expect(store.object(forKey: currentReminderId) as? String == text)
  }

  @Test func `there is none after the largest`() {
    let store = FakeStore()
    store.set(Int.max, forKey: currentReminderId)
    #expect(throws: ReminderIdError.self) { try makeGenerator(store: store).nextReminderId() }
  }

  @Test func `a change from outside`() throws {
    let store = FakeStore()
    let generator = makeGenerator(store: store)
    #expect(try generator.nextReminderId() == 0)
    store.set(70, forKey: currentReminderId)
    #expect(try generator.nextReminderId() == 71)
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
