import ChoosingATechnique
import Foundation
import ReminderStorage
import Testing

/// What a container gives up that a hand-wired graph has.
struct TinyContainerTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  @Test func `a container wires the same app`() throws {
    let outbox = Outbox()
    var container = TinyContainer()
    container.register((any KeyValueStore).self) { _ in MemoryStore() }
    container.register((any Channel).self) { _ in outbox }
    container.register(ReminderIdGenerator.self) { container in
      ReminderIdGenerator(store: try container.resolve())
    }
    container.register(ReminderApp.self) { [noon] container in
      ReminderApp(
        ids: try container.resolve(), now: { noon }, channel: try container.resolve())
    }

    let reminder = try container.resolve(ReminderApp.self).remind(of: "Pay rent")

    #expect(reminder == Reminder(id: 0, title: "Pay rent", created: noon))
    #expect(outbox.reminders == [reminder])
  }

  @Test func `given up: a forgotten module is found when it is asked for`() {
    var container = TinyContainer()
    container.register(ReminderIdGenerator.self) { container in
      ReminderIdGenerator(store: try container.resolve())
    }

    let error = #expect(throws: NotRegistered.self) {
      try container.resolve(ReminderIdGenerator.self)
    }

    #expect(error?.type == "KeyValueStore")
  }

  @Test func `an optional that nobody registered is reported, too`() {
    let container = TinyContainer()

    #expect(throws: NotRegistered.self) {
      let channel: (any Channel)? = try container.resolve()
      #expect(channel == nil)
    }
  }

  @Test func `given up: two of a type need two names`() throws {
    let ids = MemoryStore()
    let drafts = MemoryStore()
    drafts.set(41, forKey: currentReminderId)
    var container = TinyContainer()
    container.register((any KeyValueStore).self) { _ in ids }
    container.register((any KeyValueStore).self) { _ in drafts }

    let id = try ReminderIdGenerator(store: container.resolve()).nextReminderId()

    #expect(id == 42, "the second store took the place of the first, and nobody was told")
  }

  @Test func `given up: who shares a store can't be read off the code that uses it`() throws {
    var container = TinyContainer()
    container.register((any KeyValueStore).self) { _ in MemoryStore() }
    container.register(ReminderIdGenerator.self) { container in
      ReminderIdGenerator(store: try container.resolve())
    }

    let one = try container.resolve(ReminderIdGenerator.self)
    let other = try container.resolve(ReminderIdGenerator.self)
    let ids = try [one.nextReminderId(), other.nextReminderId()]

    #expect(ids == [0, 0], "each generator got a store of its own, and so the same id")
  }

  @Test func `given up: a circle is found when the program crashes`() async {
    await #expect(processExitsWith: .failure) {
      var container = TinyContainer()
      container.register(List.self) { List(editor: try $0.resolve()) }
      container.register(Editor.self) { Editor(list: try $0.resolve()) }

      _ = try? container.resolve(List.self)
    }
  }
}

private final class List {
  init(editor: Editor) {}
}

private final class Editor {
  init(list: List) {}
}
