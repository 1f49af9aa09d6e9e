// wrong: Calls a failure a known issue, so the test can not fail.
// sees: no test of yours notices a generator that starts again at zero when the store holds a text

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

  @Test func `two generators take turns with one store`() throws {
    let store = FakeStore()
    store.set(41, forKey: currentReminderId)
    let mine = makeGenerator(store: store)
    let yours = makeGenerator(store: store)

    #expect(try mine.nextReminderId() == 42)
    #expect(try yours.nextReminderId() == 43)
    #expect(try mine.nextReminderId() == 44)
    #expect(store.object(forKey: currentReminderId) as? Int == 44)
  }

  @Test func `a text is reported`() {
    let store = FakeStore()
    store.set("seven", forKey: currentReminderId)

    withKnownIssue("fails now and then on the build machine", isIntermittent: true) {
      #expect(throws: ReminderIdError.self) { try makeGenerator(store: store).nextReminderId() }
      #expect(store.object(forKey: currentReminderId) as? String == "seven")
    }
  }

  @Test func `the largest id is reported`() {
    let store = FakeStore()
    store.set(Int.max, forKey: currentReminderId)

    withKnownIssue("fails now and then on the build machine", isIntermittent: true) {
      #expect(throws: ReminderIdError.self) { try makeGenerator(store: store).nextReminderId() }
    }
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
