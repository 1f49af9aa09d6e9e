import BaseClasses
import ReminderStorage
import TestSupport
import Testing

struct CopyAndPasteTests {
  private let store = FakeStore()

  @Test func `on a good day the copies agree`() throws {
    let note = CopyAndPaste.NoteScreen(store: store)
    let inbox = CopyAndPaste.InboxScreen(store: store)

    let ids = try [note.nextReminderId(), inbox.nextReminderId(), note.nextReminderId()]

    #expect(ids == [0, 1, 2])
  }

  @Test func `on a bad day one copy throws an error and the other one starts again at 0`() {
    store.set("7", forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) {
      try CopyAndPaste.NoteScreen(store: store).nextReminderId()
    }
    #expect(store.object(forKey: "currentReminderId") as? String == "7")

    #expect(CopyAndPaste.InboxScreen(store: store).nextReminderId() == 0)
    #expect(store.object(forKey: "currentReminderId") as? Int == 0, "the 7 is gone")
  }
}

struct CommonBaseClassTests {
  @Test func `a plain screen inherits the method`() throws {
    let note = CommonBaseClass.NoteScreen(store: FakeStore())

    let ids = try [note.nextReminderId(), note.nextReminderId()]

    #expect(ids == [0, 1])
  }

  @Test func `the method that it inherits is the fixed one`() throws {
    let store = FakeStore()
    store.set("7", forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) {
      try CommonBaseClass.NoteScreen(store: store).nextReminderId()
    }
    #expect(store.object(forKey: "currentReminderId") as? String == "7")
  }
}

/// A function shares the rule without a class, as long as every screen has the store.
struct FunctionTests {
  @Test func `two screens call one function`() throws {
    let store = FakeStore()
    let note = DraftScreen(store: store)
    let inbox = ImportScreen(store: store)

    let ids = try [note.nextReminderId(), inbox.nextReminderId(), note.nextReminderId()]

    #expect(ids == [0, 1, 2])
  }

  @Test func `the function follows the fixed rule`() {
    let store = FakeStore()
    store.set("7", forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) { try nextId(in: store) }
    #expect(store.object(forKey: "currentReminderId") as? String == "7")
  }
}

func nextId(in store: any KeyValueStore) throws -> Int {
  let id = try reminderId(after: store.object(forKey: currentReminderId))
  store.set(id, forKey: currentReminderId)
  return id
}

private final class DraftScreen: Screen {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  func nextReminderId() throws -> Int { try nextId(in: store) }
}

private final class ImportScreen: TableScreen {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  func nextReminderId() throws -> Int { try nextId(in: store) }
}

struct PersistentReminderIdsTests {
  @Test func `the id after 41 is 42, and it is stored`() throws {
    let store = FakeStore()
    store.set(41, forKey: "currentReminderId")

    #expect(try PersistentReminderIds(store: store).nextReminderId() == 42)
    #expect(store.object(forKey: "currentReminderId") as? Int == 42)
  }
}

struct CollaboratorTests {
  private let ids = PersistentReminderIds(store: FakeStore())

  @Test func `screens of different ancestry share one sequence`() throws {
    let note = Collaborator.NoteScreen(ids: ids)
    let inbox = Collaborator.InboxScreen(ids: ids)

    let handedOut = try [note.nextReminderId(), inbox.nextReminderId(), note.nextReminderId()]

    #expect(handedOut == [0, 1, 2])
  }

  @Test func `the app creates the ids once, and passes them to both screens`() throws {
    try withTemporaryDefaults { defaults throws in
      let ids = PersistentReminderIds(store: defaults)
      let note = Collaborator.NoteScreen(ids: ids)
      let inbox = Collaborator.InboxScreen(ids: ids)

      _ = try note.nextReminderId()

      #expect(try inbox.nextReminderId() == 1)
    }
  }

  @Test func `a screen still behaves like its superclass`() {
    let inbox = Collaborator.InboxScreen(ids: ids)
    inbox.rows = ["Pay rent"]
    inbox.didAppear()

    #expect(inbox.rows == ["Pay rent"])
    #expect(inbox.isVisible)
  }

  @Test func `a screen can be tested without a generator`() throws {
    let inbox = Collaborator.InboxScreen(ids: StubIds(id: 7))

    #expect(try inbox.nextReminderId() == 7)
  }

  @Test func `an error reaches the screen's caller`() {
    let store = FakeStore()
    store.set("7", forKey: "currentReminderId")
    let ids = PersistentReminderIds(store: store)
    let screens: [any ReminderIds] = [
      Collaborator.NoteScreen(ids: ids), Collaborator.InboxScreen(ids: ids),
    ]

    for screen in screens {
      #expect(throws: ReminderIdError.self) { try screen.nextReminderId() }
    }
    #expect(store.object(forKey: "currentReminderId") as? String == "7")
  }
}

/// A protocol extension saves a line in each screen, but the property can't be private.
struct ProtocolExtensionTests {
  @Test func `the forwarding line is written once`() throws {
    let ids = PersistentReminderIds(store: FakeStore())
    let search = SearchScreen(ids: ids)
    let archive = ArchiveScreen(ids: ids)

    let handedOut = try [search.nextReminderId(), archive.nextReminderId()]

    #expect(handedOut == [0, 1])
  }

  @Test func `code that sees the protocol can bypass the screen`() throws {
    let search = SearchScreen(ids: PersistentReminderIds(store: FakeStore()))

    _ = try search.ids.nextReminderId()

    #expect(try search.nextReminderId() == 1)
  }
}

protocol HoldsReminderIds: ReminderIds {
  var ids: any ReminderIds { get }
}

extension HoldsReminderIds {
  func nextReminderId() throws -> Int { try ids.nextReminderId() }
}

private final class SearchScreen: TableScreen, HoldsReminderIds {
  let ids: any ReminderIds

  init(ids: any ReminderIds) {
    self.ids = ids
  }
}

private final class ArchiveScreen: Screen, HoldsReminderIds {
  let ids: any ReminderIds

  init(ids: any ReminderIds) {
    self.ids = ids
  }
}

/// A stub: it returns the id that the test chose.
private struct StubIds: ReminderIds {
  let id: Int

  func nextReminderId() throws -> Int { id }
}
