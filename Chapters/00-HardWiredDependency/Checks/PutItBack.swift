import ExerciseKit
import ReminderStorage
import Testing

@testable import HardWiredDependencyExercises

@Suite(.exercise("0.3")) struct PutItBack {
  private let store = DictionaryStore(["id": 7, "name": "Ada"])

  @Test func `the test runs once`() {
    var runs = 0
    withoutValue(forKey: "id", in: store) { runs += 1 }
    #expect(runs == 1, "the test must run once, and it ran \(runs) times")
  }

  @Test func `a test that throws runs once, too`() {
    var runs = 0
    try? withoutValue(forKey: "id", in: store) {
      runs += 1
      throw TestFailed()
    }
    #expect(runs == 1, "a test that throws must run once, and it ran \(runs) times")
  }

  @Test func `the test runs where nothing was stored, too`() {
    var runs = 0
    withoutValue(forKey: "new", in: store) { runs += 1 }
    #expect(
      runs == 1, "nothing was stored, and the test must run once all the same; it ran \(runs) times"
    )
  }

  @Test func `the test sees an empty store`() {
    var seen: Any? = "not run"
    withoutValue(forKey: "id", in: store) { seen = store.object(forKey: "id") }
    #expect(seen == nil, "while the test ran, the old value was still there")
  }

  @Test func `the test can use the store`() {
    var seen: Any?
    withoutValue(forKey: "id", in: store) {
      store.set(99, forKey: "id")
      seen = store.object(forKey: "id")
    }
    #expect(seen as? Int == 99, "the test stored 99 and did not read it back")
  }

  @Test func `the old value is back afterwards`() {
    withoutValue(forKey: "id", in: store) { store.set(99, forKey: "id") }
    #expect(store.object(forKey: "id") as? Int == 7, "the test's value was left behind")
  }

  @Test func `the old value is back after a test that leaves nothing`() {
    withoutValue(forKey: "id", in: store) {}
    let found = store.object(forKey: "id").map { "\($0)" } ?? "nothing"
    #expect(
      found == "7",
      "7 was stored, and the test stored nothing; afterwards 7 must be back, and there is: \(found)"
    )
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

  @Test func `a cancelled test is no exception`() {
    #expect(throws: CancellationError.self, "a test's CancellationError must reach the caller") {
      try withoutValue(forKey: "id", in: store) { throw CancellationError() }
    }
  }

  @Test func `where nothing was stored, nothing is left`() {
    withoutValue(forKey: "new", in: store) { store.set(99, forKey: "new") }
    #expect(
      store.object(forKey: "new") == nil, "nothing was stored before, and now something is")
  }

  @Test func `where nothing was stored, a test that throws leaves nothing`() {
    try? withoutValue(forKey: "new", in: store) {
      store.set(99, forKey: "new")
      throw TestFailed()
    }
    #expect(
      store.object(forKey: "new") == nil,
      "nothing was stored before; then the test threw, and now something is")
  }

  @Test func `other values stay out of it`() {
    var seen: Any?
    withoutValue(forKey: "id", in: store) { seen = store.object(forKey: "name") }
    #expect(seen as? String == "Ada", "only the value under the key may go")
  }

  @Test func `a value need not be a number`() {
    withoutValue(forKey: "name", in: store) { store.set("Bob", forKey: "name") }
    #expect(store.object(forKey: "name") as? String == "Ada", "the text \"Ada\" is not back")
  }

  @Test(arguments: [Due(day: 12), [1, 2], ["seven": 7], true] as [any Sendable])
  func `a value may be of any type`(value: any Sendable) {
    let store = DictionaryStore(["due": value])
    withoutValue(forKey: "due", in: store) { store.set(99, forKey: "due") }
    let found = described(store.object(forKey: "due"))
    #expect(
      found == described(value),
      """
      a value that is neither a number nor a text was stored, \(described(value)); afterwards there \
      is: \(found)
      """)
  }

  @Test func `a value that looks like the old one is another one`() {
    withoutValue(forKey: "id", in: store) { store.set("7", forKey: "id") }
    let found = described(store.object(forKey: "id"))
    #expect(
      found == "7 (Int)",
      "the number 7 was stored, and the test stored the text \"7\"; afterwards there is: \(found)")
  }

  @Test func `a second call puts back what is stored by then`() {
    withoutValue(forKey: "id", in: store) {}
    store.set(8, forKey: "id")
    withoutValue(forKey: "id", in: store) { store.set(99, forKey: "id") }
    let found = store.object(forKey: "id").map { "\($0)" } ?? "nothing"
    #expect(
      found == "8",
      "8 was stored between two calls, so the second one must put back 8; there is: \(found)")
  }

  @Test func `a call within a call remembers its own value`() {
    withoutValue(forKey: "id", in: store) {
      store.set(8, forKey: "id")
      withoutValue(forKey: "id", in: store) { store.set(99, forKey: "id") }
      #expect(
        store.object(forKey: "id") as? Int == 8,
        "a call within a call did not put back the 8 that the outer test had stored")
    }
    #expect(
      store.object(forKey: "id") as? Int == 7,
      "after a call within a call, the 7 from before both is not back")
  }
}

private func described(_ value: Any?) -> String {
  value.map { "\($0) (\(type(of: $0)))" } ?? "nothing"
}

private struct TestFailed: Error {}

private struct Due: Equatable {
  let day: Int
}

private final class DictionaryStore: KeyValueStore {
  private var values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
