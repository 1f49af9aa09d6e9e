// wrong: Keeps one store for all tests and all forms, so what one run leaves decides the next.
// sees: something outlives the test, such as a static property

import ReminderStorage
import Synchronization
import Testing

// Exercise 6.3: write the contract
//
// A colleague has written a sixth form, and you can't see its code. The three tests below are the
// basics. Write the tests that are missing: those that need a second object, or a second look.
// Each test is run on a right form, where it must pass, and on ten broken ones. The basics notice
// three of those; the other seven are yours.
//
//   makeGenerator(store:)            a generator that has your store injected
//   generator.nextReminderId()       the next id, or a `ReminderIdError`
//   store.set(41, forKey: currentReminderId), store.object(forKey: currentReminderId)
//   store.calls                      what the store was asked to do, such as ["read", "stored 0"]
//
// The contract: an id is stored before it is returned, after one look into the store and by one
// write. All that a generator knows of ids is in its store, so two generators may share one. An
// error leaves the store as it was, and the generator too.

extension WriteTheContract {
  @Test func `the first id is zero`() throws {
    let generator = makeGenerator(store: FakeStore())

    #expect(try generator.nextReminderId() == 0)
  }

  @Test func `a text is reported`() {
    let store = FakeStore()
    store.set("seven", forKey: currentReminderId)

    #expect(throws: ReminderIdError.self) { try makeGenerator(store: store).nextReminderId() }
  }

  @Test func `the largest id is the last one`() {
    let store = FakeStore()
    store.set(Int.max, forKey: currentReminderId)

    #expect(throws: ReminderIdError.self) { try makeGenerator(store: store).nextReminderId() }
  }

  private static let shared = SharedStore()

  @Test func `one generator goes on counting`() throws {
    let generator = makeGenerator(store: Self.shared)

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 1])
  }
}

/// A fake that keeps its values in memory, and a spy as well, since it records its calls.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]
  private(set) var calls: [String] = []

  func object(forKey key: String) -> Any? {
    calls.append("read")
    return values[key]
  }

  func set(_ value: Any?, forKey key: String) {
    calls.append("stored \(value ?? "nothing")")
    values[key] = value
  }
}

private final class SharedStore: KeyValueStore, Sendable {
  private let last = Mutex<Int?>(nil)

  func object(forKey key: String) -> Any? { last.withLock { $0 } }

  func set(_ value: Any?, forKey key: String) {
    let id = value as? Int
    last.withLock { $0 = id }
  }
}
