import AmbientContext
import Foundation
import ReminderStorage
import Testing

/// The case against an ambient context, which holds for a scoped one, too.
@Suite(.ownStore) struct CaseAgainstTests {
  @Test func `a generator that leaves the scope takes its ids from elsewhere`() throws {
    let generator = ScopedContext.$store.withValue(FakeStore(["currentReminderId": 41])) {
      ReminderIdGenerator()
    }

    #expect(try generator.nextReminderId() == 0, "its type says nothing about the scope")
  }

  @Test func `a generator that keeps its store keeps the scope of its creation`() throws {
    let generator = ScopedContext.$store.withValue(FakeStore(["currentReminderId": 41])) {
      KeepingIdGenerator()
    }

    let ids = try [
      generator.nextReminderId(),
      ScopedContext.$store.withValue(FakeStore()) { try generator.nextReminderId() },
    ]

    #expect(ids == [42, 43], "neither scope around the calls counts")
  }

  /// A generator that reads the context once, when it is created.
  private struct KeepingIdGenerator {
    private let store: any KeyValueStore = ScopedContext.store

    func nextReminderId() throws(ReminderIdError) -> Int {
      let id = try reminderId(after: store.object(forKey: currentReminderId))
      store.set(id, forKey: currentReminderId)
      return id
    }
  }
}

/// The case for a scoped context.
@Suite(.ownStore) struct CaseForTests {
  @Test func `code in between passes nothing along`() throws {
    let inbox = Inbox(list: List(ids: ReminderIdGenerator()))
    let id = try ScopedContext.$store.withValue(FakeStore(["currentReminderId": 41])) {
      try inbox.add()
    }

    #expect(id == 42)
  }

  private struct Inbox {
    let list: List
    func add() throws -> Int { try list.add() }
  }

  private struct List {
    let ids: ReminderIdGenerator
    func add() throws -> Int { try ids.nextReminderId() }
  }
}
