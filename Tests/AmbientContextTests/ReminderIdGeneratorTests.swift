import AmbientContext
import Foundation
import ReminderStorage
import Synchronization
import TestSupport
import Testing

@Suite(.ownStore) struct ReminderIdGeneratorTests {
  @Test func `the first id is zero`() throws {
    #expect(try ReminderIdGenerator().nextReminderId() == 0)
  }

  @Test func `the id after 41 is 42, and it is stored`() throws {
    ScopedContext.store.set(41, forKey: "currentReminderId")

    #expect(try ReminderIdGenerator().nextReminderId() == 42)
    #expect(ScopedContext.store.object(forKey: "currentReminderId") as? Int == 42)
  }

  @Test func `one generator in two scopes is two sequences`() throws {
    let generator = ReminderIdGenerator()
    let yours = FakeStore()

    let ids = try [
      generator.nextReminderId(),
      ScopedContext.$store.withValue(yours) { try generator.nextReminderId() },
      generator.nextReminderId(),
    ]

    #expect(ids == [0, 0, 1])
    #expect(yours.object(forKey: "currentReminderId") as? Int == 0)
  }

  @Test func `an id made between the read and the write is the same, in one scope`() throws {
    let others = Lines()
    let store = InterruptedStore {
      others.add("\((try? ReminderIdGenerator().nextReminderId()) ?? -1)")
    }

    let mine = try ScopedContext.$store.withValue(store) {
      try ReminderIdGenerator().nextReminderId()
    }

    #expect(others.all == ["\(mine)"], "the scope fixes the store, and not what is in it")
  }

  @Test func `a stored text is reported and stays`() throws {
    ScopedContext.store.set("seven", forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) { try ReminderIdGenerator().nextReminderId() }
    #expect(ScopedContext.store.object(forKey: "currentReminderId") as? String == "seven")
  }

  @Test func `the largest id is the last one`() throws {
    ScopedContext.store.set(Int.max, forKey: "currentReminderId")

    #expect(throws: ReminderIdError.exhausted(key: "currentReminderId")) {
      try ReminderIdGenerator().nextReminderId()
    }
    #expect(ScopedContext.store.object(forKey: "currentReminderId") as? Int == .max)
  }

  @Test func `it works with a real UserDefaults`() throws {
    try withTemporarySuiteName { name in
      let suite = try #require(DefaultsStore(suiteName: name))
      let generator = ReminderIdGenerator()

      let ids = try ScopedContext.$store.withValue(suite) {
        try [generator.nextReminderId(), generator.nextReminderId()]
      }

      #expect(ids == [0, 1])
      #expect(UserDefaults(suiteName: name)?.integer(forKey: "currentReminderId") == 1)
    }
  }
}

/// A fake that runs a closure between its first read and the write that follows.
///
/// A child task that shares the store could do the same at this moment. The lock in the fake doesn't
/// keep it out, because it is free between the two calls.
private final class InterruptedStore: KeyValueStore, Sendable {
  private let store = FakeStore()
  private let interruption: Mutex<(@Sendable () -> Void)?>

  init(_ interruption: @escaping @Sendable () -> Void) {
    self.interruption = Mutex(interruption)
  }

  func object(forKey key: String) -> Any? {
    let value = store.object(forKey: key)
    let interrupt = interruption.withLock { pending in
      defer { pending = nil }
      return pending
    }
    interrupt?()
    return value
  }

  func set(_ value: Any?, forKey key: String) { store.set(value, forKey: key) }
}
