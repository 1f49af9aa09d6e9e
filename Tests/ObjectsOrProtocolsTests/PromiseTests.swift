import BaseClasses
import DispatchSafety
import Foundation
import ObjectsOrProtocols
import ProtocolExtensions
import ReminderStorage
import Testing

/// What is promised of protocols and of classes: where it holds, and where it doesn't.
struct PromiseTests {
  private let store = FakeStore()

  @Test func `protocols unite types that share nothing, and none of them was edited`() throws {
    let generators: [any HasNextReminderId] = [
      ReminderImport(store: store), ProtocolExtensions.ReminderScreen(store: store),
      CopyAndPaste.InboxScreen(store: store), DispatchSafety.ReminderIdGenerator(store: store),
    ]

    let ids = try generators.map { try $0.nextReminderId() }

    #expect(ids == [0, 1, 2, 3])
  }

  @Test func `a protocol unites names, and not what they mean`() throws {
    store.set("seven", forKey: currentReminderId)
    let note: any HasNextReminderId = CopyAndPaste.NoteScreen(store: store)
    let inbox: any HasNextReminderId = CopyAndPaste.InboxScreen(store: store)

    #expect(throws: ReminderIdError.self) { try note.nextReminderId() }
    #expect(try inbox.nextReminderId() == 0)
  }

  @Test func `two copies of a struct count together, because the store is one object`() throws {
    let generator = ObjectsOrProtocols.ReminderIdGenerator(store: store)
    let copy = generator

    let ids = try [generator, copy, generator].map { try $0.nextReminderId() }

    #expect(ids == [0, 1, 2])
  }

  @Test func `two copies of a struct with a counter return the same id`() {
    var lease = CopiedLease()
    var copy = lease

    let ids = [lease.nextReminderId(), copy.nextReminderId()]

    #expect(ids == [100, 100])
  }

  @Test func `all that hold a lease take ids from one counter`() throws {
    let lease = LeasedIds(of: 100..<200) { _ in }
    let inbox: any ObjectsOrProtocols.ReminderIds = lease
    let sidebar: any ObjectsOrProtocols.ReminderIds = lease

    let ids = try [inbox, sidebar, inbox].map { try $0.nextReminderId() }

    #expect(ids == [100, 101, 102])
  }

  @Test func `the rest goes back when the last holder lets go`() throws {
    var returned: [Range<Int>] = []
    var inbox: LeasedIds? = LeasedIds(of: 100..<200) { returned.append($0) }
    var sidebar = inbox
    _ = try inbox?.nextReminderId()

    inbox = nil
    #expect(returned.isEmpty, "the sidebar still holds the lease")

    sidebar = nil
    #expect(sidebar == nil && returned == [101..<200])
  }

  @Test func `nothing goes back when the process ends`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let lease = LeasedIds(of: 100..<200) { print("returned \($0)") }
      print("took \(try lease.nextReminderId())")
      withExtendedLifetime(lease) { () -> Void in exit(EXIT_SUCCESS) }
    }

    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("took 100") && !output.contains("returned"))
  }

  @Test func `nothing goes back when the block is used up`() throws {
    var returned: [Range<Int>] = []
    do {
      let lease = LeasedIds(of: 100..<101) { returned.append($0) }
      var owned = OwnedLease(of: 200..<201) { returned.append($0) }
      _ = try (lease.nextReminderId(), owned.nextReminderId())
    }

    #expect(returned.isEmpty)
  }

  @Test func `a value that can't be copied is shared by an object that holds it`() throws {
    let inbox = LeaseBox(OwnedLease(of: 100..<200) { _ in })
    let sidebar = inbox

    let ids = try [inbox.nextReminderId(), sidebar.nextReminderId()]

    #expect(ids == [100, 101])
  }

  @Test func `a value that can't be copied has an end as well`() throws {
    var returned: [Range<Int>] = []
    do {
      var lease = OwnedLease(of: 100..<200) { returned.append($0) }
      _ = try lease.nextReminderId()
      #expect(returned.isEmpty)
    }

    #expect(returned == [101..<200])
  }

  @Test func `a lease that is used up says so`() throws {
    let lease = LeasedIds(of: 100..<101) { _ in }
    var owned = OwnedLease(of: 100..<101) { _ in }
    _ = try (lease.nextReminderId(), owned.nextReminderId())

    #expect(throws: BlockUsedUp(block: 100..<101)) { try lease.nextReminderId() }
    do {
      _ = try owned.nextReminderId()
      Issue.record("the block has one id, and a second one came")
    } catch {
      #expect(error == BlockUsedUp(block: 100..<101))
    }
  }
}

/// An object around a value that can't be copied.
private final class LeaseBox: ObjectsOrProtocols.ReminderIds {
  private var lease: OwnedLease

  init(_ lease: consuming OwnedLease) {
    self.lease = lease
  }

  func nextReminderId() throws -> Int { try lease.nextReminderId() }
}

/// A lease as a plain struct, so that each copy has a counter of its own.
private struct CopiedLease {
  private var next = 100

  mutating func nextReminderId() -> Int {
    defer { next += 1 }
    return next
  }
}
