// wrong: Has no call that throws, so it can't tell whether such a call counts.
// sees: no test of yours notices a generator that accepts a store after a call that threw

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
  @Test func `without an assignment the default is used, and only one`() throws {
    var made = 0
    let standard = FakeStore()
    standard.set(41, forKey: currentReminderId)
    let generator = makeGenerator {
      made += 1
      return standard
    }
    #expect(try [generator.nextReminderId(), generator.nextReminderId()] == [42, 43])
    #expect(made == 1)
    #expect(standard.object(forKey: currentReminderId) as? Int == 43)
  }

  @Test func `an assigned store is used, and no default is made`() throws {
    var made = 0
    let generator = makeGenerator {
      made += 1
      return FakeStore()
    }
    let store = FakeStore()
    store.set(6, forKey: currentReminderId)
    try generator.use(store)
    #expect(try [generator.nextReminderId(), generator.nextReminderId()] == [7, 8])
    #expect(store.object(forKey: currentReminderId) as? Int == 8)
    #expect(made == 0)
  }

  @Test func `a second store is refused and changes nothing`() throws {
    let generator = makeGenerator { FakeStore() }
    let (store, other) = (FakeStore(), FakeStore())
    store.set(6, forKey: currentReminderId)
    try generator.use(store)
    #expect(throws: (any Error).self) { try generator.use(store) }
    #expect(throws: (any Error).self) { try generator.use(other) }
    #expect(try generator.nextReminderId() == 7)
    #expect(throws: (any Error).self) { try generator.use(other) }
    #expect(try generator.nextReminderId() == 8)
  }

  @Test func `after an id from the default a store is refused`() throws {
    let generator = makeGenerator { FakeStore() }
    #expect(try generator.nextReminderId() == 0)
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
