import ClosureDependencies
import TestSupport
import Testing

/// The protocols for stubs and for wrappers, whose defaults fail or pass calls along.
struct FailingDefaultsTests {
  @Test func `a stub with two methods is enough for a test of add`() throws {
    let store = AddStub()

    #expect(try ProtocolReminderList(store: store).add("Pay rent") == 42)
    #expect(store.saved.values == [Reminder(id: 42, title: "Pay rent")])
  }

  @Test(.issueExpected("reminders() was called, and the stub has no such method"))
  func `the same stub catches the list that deletes what is done`() {
    withKnownIssue {
      _ = try? TidyProtocolReminderList(store: AddStub()).add("Pay rent")
    } matching: { issue in
      issue.comments == ["reminders() was called, and the stub has no such method"]
    }
  }

  @Test func `a wrapper with one method is enough for a store that can't save`() throws {
    let store = FullDiskStore(base: ReminderStoreAdapter(store: .inMemory(lastId: 41)))

    #expect(throws: DiskFull.self) { try ProtocolReminderList(store: store).add("Pay rent") }
    #expect(try store.lastId() == 42, "the store behind the wrapper advanced")
  }

  @Test func `a wrapper with a method's old name compiles, and the reminder is saved`() throws {
    let store = OutdatedFullDiskStore(base: ReminderStoreAdapter(store: .inMemory()))

    _ = try ProtocolReminderList(store: store).add("Pay rent")

    #expect(try store.reminders() == [Reminder(id: 0, title: "Pay rent")])
  }

  @Test func `a wrapper without a method passes all eight calls along`() throws {
    let calls = Recorder<String>()
    let store = EmptyWrapper(base: ReminderStoreAdapter(store: .failing(report: calls.record)))

    for (_, call) in methods { #expect(throws: UnexpectedCall.self) { try call(store) } }

    #expect(
      calls.values == [
        "lastId", "advance", "reminders", "save", "delete", "complete", "search", "share",
      ])
  }

  @Test func `an adapter lets one operation behind the protocol fail`() {
    var store = ReminderStore.inMemory()
    store.save = { _ in throw DiskFull() }
    let list = ProtocolReminderList(store: ReminderStoreAdapter(store: store))

    #expect(throws: DiskFull.self) { try list.add("Pay rent") }
  }

  @Test(arguments: methods)
  func `a method that the stub doesn't have`(
    name: String, call: @escaping @Sendable (any ReminderStoring) throws -> Void
  ) async throws {
    try await expectIssue("\(name) was called, and the stub has no such method") {
      #expect(throws: UnexpectedCall(operation: name)) { try call(EmptyStub()) }
    }
  }
}

struct AddStub: ReminderStoringStub {
  let saved = Recorder<Reminder>()

  func advance(by rule: (Int?) throws -> Int) throws -> Int { try rule(41) }
  func save(_ reminder: Reminder) { saved.record(reminder) }
}

/// A store that can't save, from the time when `save(_:)` was called `keep(_:)`.
private struct OutdatedFullDiskStore: ReminderStoringWrapper {
  let base: any ReminderStoring

  func keep(_ reminder: Reminder) throws { throw DiskFull() }
}

private struct EmptyStub: ReminderStoringStub {}

private struct EmptyWrapper: ReminderStoringWrapper {
  let base: any ReminderStoring
}

/// All methods, by name.
private let methods: [(String, @Sendable (any ReminderStoring) throws -> Void)] = [
  ("lastId()", { _ = try $0.lastId() }),
  ("advance(by:)", { _ = try $0.advance { _ in 7 } }),
  ("reminders()", { _ = try $0.reminders() }),
  ("save(_:)", { try $0.save(Reminder(id: 7, title: "Pay rent")) }),
  ("delete(_:)", { try $0.delete(7) }),
  ("complete(_:)", { try $0.complete(7) }),
  ("search(_:)", { _ = try $0.search("rent") }),
  ("share(_:with:)", { try $0.share(7, with: "grace@example.com") }),
]
