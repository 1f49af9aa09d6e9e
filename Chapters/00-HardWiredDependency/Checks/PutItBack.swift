import ExerciseKit
import ReminderStorage
import Testing

@testable import HardWiredDependencyExercises

@Suite(.exercise("0.3")) struct PutItBack {
  private let store = DictionaryStore(["id": 7, "name": "Ada"])

  @Test func `the test sees an empty store`() {
    var seen: Any?
    withoutValue(forKey: "id", in: store) { seen = store.object(forKey: "id") }
    #expect(seen == nil, "while the test ran, the old value was still there")
  }

  @Test func `the old value is back afterwards`() {
    withoutValue(forKey: "id", in: store) { store.set(99, forKey: "id") }
    #expect(store.object(forKey: "id") as? Int == 7, "the test's value was left behind")
  }

  @Test func `the old value is back after a test that throws`() {
    #expect(throws: TestFailed.self, "the test's error must reach the caller") {
      try withoutValue(forKey: "id", in: store) {
        store.set(99, forKey: "id")
        throw TestFailed()
      }
    }
    #expect(
      store.object(forKey: "id") as? Int == 7, "the test threw, and its value was left behind")
  }

  @Test func `where nothing was stored, nothing is left`() {
    withoutValue(forKey: "new", in: store) { store.set(99, forKey: "new") }
    #expect(
      store.object(forKey: "new") == nil, "nothing was stored before, and now something is")
  }

  @Test func `other values stay out of it`() {
    var seen: Any?
    withoutValue(forKey: "id", in: store) { seen = store.object(forKey: "name") }
    #expect(seen as? String == "Ada", "only the value under the key may go")
  }

  @Test func `a value need not be a number`() {
    withoutValue(forKey: "name", in: store) { store.set("Bob", forKey: "name") }
    #expect(store.object(forKey: "name") as? String == "Ada", "the text is not back")
  }
}

private struct TestFailed: Error {}

private final class DictionaryStore: KeyValueStore {
  private var values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
