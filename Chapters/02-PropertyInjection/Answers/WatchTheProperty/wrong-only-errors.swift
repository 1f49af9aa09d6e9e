// wrong: Sees that an error comes, and does not look whether the store stayed.
// sees: no test of yours notices a generator that reports that it refuses a store, and then takes it

import ReminderStorage
import Testing

// Exercise 2.4: watch the property
//
// Write tests for a generator that must be assigned its store at most once, and before the first
// id. Each test is run on a right generator, where it must pass, and on eight broken ones. Every
// broken one must make at least one test fail.
//
// `makeGenerator` takes a closure that makes the default. `use(_:)` assigns a store; it throws
// an error, of whatever type, and changes nothing, once a store was assigned or an id was handed
// out.

extension WatchTheProperty {
  @Test func `without an assignment the default is used`() throws {
    let standard = FakeStore()
    standard.set(41, forKey: currentReminderId)
    let generator = makeGenerator { standard }

    #expect(try generator.nextReminderId() == 42)
  }

  @Test func `the assigned store is used, and no default is made`() throws {
    var defaults = 0
    let store = FakeStore()
    store.set(7, forKey: currentReminderId)
    let generator = makeGenerator {
      defaults += 1
      return FakeStore()
    }
    try generator.use(store)

    #expect(try generator.nextReminderId() == 8)
    #expect(defaults == 0)
  }

  @Test func `the default is kept`() throws {
    let generator = makeGenerator { FakeStore() }
    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 1])
  }

  @Test func `a second store is refused`() throws {
    let store = FakeStore()
    store.set(7, forKey: currentReminderId)
    let generator = makeGenerator { FakeStore() }
    try generator.use(store)

    #expect(throws: (any Error).self) { try generator.use(FakeStore()) }
  }

  @Test func `a store that comes after an id is refused`() throws {
    let generator = makeGenerator { FakeStore() }
    try generator.use(FakeStore())
    _ = try generator.nextReminderId()

    #expect(throws: (any Error).self) { try generator.use(FakeStore()) }
  }

  @Test func `a store that comes after an id from the default is refused`() throws {
    let generator = makeGenerator { FakeStore() }
    _ = try generator.nextReminderId()

    #expect(throws: (any Error).self) { try generator.use(FakeStore()) }
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
