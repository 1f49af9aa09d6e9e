// wrong: Expects an ordinary property, where the last assignment wins.
// sees: this generator is the right one, so look for the mistake in the test

import ReminderStorage
import Testing

// Exercise 2.4: watch the property
//
// Write tests for a generator that accepts one store, before its first id. Each test is run on a
// correct generator, where it must pass, and on eleven broken ones. Every broken one must make at
// least one test fail. This is what you have:
//
//   let generator = makeGenerator { FakeStore() }   the closure makes the default, if it is needed
//   try generator.use(store)                        assigns a store
//   try generator.nextReminderId()                  returns an id, from that store or the default
//
// Once a store was assigned or `nextReminderId()` was called, `use(_:)` throws an error of some type
// and changes nothing. A call counts even if it throws.

extension WatchTheProperty {
  @Test func `without an assignment the default is used`() throws {
    let standard = FakeStore()
    standard.set(41, forKey: currentReminderId)
    let generator = makeGenerator { standard }

    #expect(try generator.nextReminderId() == 42)
  }

  @Test func `with an assigned store no default is made`() throws {
    var defaults = 0
    let generator = makeGenerator {
      defaults += 1
      return FakeStore()
    }
    try generator.use(FakeStore())
    _ = try generator.nextReminderId()

    #expect(defaults == 0)
  }

  @Test func `the last store wins`() throws {
    let store = FakeStore()
    store.set(7, forKey: currentReminderId)
    let generator = makeGenerator { FakeStore() }
    try? generator.use(FakeStore())
    try? generator.use(store)

    #expect(try generator.nextReminderId() == 8)
  }

  @Test func `a store that comes after an id is refused, and the assigned one stays`() throws {
    let generator = makeGenerator { FakeStore() }
    try generator.use(FakeStore())
    _ = try generator.nextReminderId()

    #expect(throws: (any Error).self) { try generator.use(FakeStore()) }
    #expect(try generator.nextReminderId() == 1)
  }

  @Test func `a store that comes after an id is refused, and the default stays`() throws {
    let generator = makeGenerator { FakeStore() }
    _ = try generator.nextReminderId()

    #expect(throws: (any Error).self) { try generator.use(FakeStore()) }
    #expect(try generator.nextReminderId() == 1)
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
