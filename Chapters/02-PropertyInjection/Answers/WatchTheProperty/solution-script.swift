// why: A small stage holds the generator and its stores, and each test is a scene of it.

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
  private final class Stage {
    let standard = FakeStore()
    let store = FakeStore()
    let late = FakeStore()
    var made = 0

    init() {
      standard.set(99, forKey: currentReminderId)
      store.set(4, forKey: currentReminderId)
      late.set(699, forKey: currentReminderId)
    }

    func last(_ path: KeyPath<Stage, FakeStore>) -> Int? {
      self[keyPath: path].object(forKey: currentReminderId) as? Int
    }

    func makeDefault() -> FakeStore {
      made += 1
      return standard
    }
  }

  @Test func `an assignment wins, and is the only one`() throws {
    let stage = Stage()
    let generator = makeGenerator { stage.makeDefault() }
    #expect(stage.made == 0)
    try generator.use(stage.store)
    for _ in 1...2 {
      #expect(throws: (any Error).self) { try generator.use(stage.late) }
    }
    #expect(try generator.nextReminderId() == 5)
    #expect(throws: (any Error).self) { try generator.use(stage.late) }
    #expect(try generator.nextReminderId() == 6)
    #expect(throws: (any Error).self) { try generator.use(stage.store) }
    #expect(try generator.nextReminderId() == 7)
    #expect(stage.last(\.store) == 7)
    #expect(stage.last(\.late) == 699)
    #expect(stage.last(\.standard) == 99)
    #expect(stage.made == 0)
  }

  @Test func `the default is made once and stays`() throws {
    let stage = Stage()
    let generator = makeGenerator { stage.makeDefault() }
    #expect(try generator.nextReminderId() == 100)
    for _ in 1...2 {
      #expect(throws: (any Error).self) { try generator.use(stage.late) }
    }
    #expect(try generator.nextReminderId() == 101)
    #expect(try generator.nextReminderId() == 102)
    #expect(stage.made == 1)
    #expect(stage.last(\.standard) == 102)
    #expect(stage.last(\.late) == 699)
  }

  @Test func `fresh defaults count on`() throws {
    var made = 0
    let generator = makeGenerator {
      made += 1
      return FakeStore()
    }
    let ids = try (1...3).map { _ in try generator.nextReminderId() }
    #expect(ids == [0, 1, 2])
    #expect(made == 1)
  }

  @Test func `another hand in the store`() throws {
    let stage = Stage()
    let one = makeGenerator { stage.makeDefault() }
    let two = makeGenerator { stage.makeDefault() }
    try one.use(stage.store)
    try two.use(stage.store)
    #expect(try [one.nextReminderId(), two.nextReminderId(), one.nextReminderId()] == [5, 6, 7])
    stage.store.set("text", forKey: currentReminderId)
    #expect(throws: (any Error).self) { try one.nextReminderId() }
    #expect(stage.store.object(forKey: currentReminderId) as? String == "text")
  }

  @Test func `two generators are two`() throws {
    let stage = Stage()
    let one = makeGenerator { stage.makeDefault() }
    let two = makeGenerator { stage.makeDefault() }
    try one.use(stage.store)
    try two.use(stage.late)
    #expect(try [one.nextReminderId(), two.nextReminderId(), one.nextReminderId()] == [5, 700, 6])
  }

  @Test func `a bad start counts`() throws {
    let stage = Stage()
    stage.standard.set("text", forKey: currentReminderId)
    let generator = makeGenerator { stage.makeDefault() }
    #expect(throws: (any Error).self) { try generator.nextReminderId() }
    #expect(throws: (any Error).self) { try generator.use(stage.store) }
    #expect(stage.last(\.store) == 4)
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
