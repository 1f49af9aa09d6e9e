import Foundation
import ReminderFeature
import ReminderStorage
import TestSupport
import Testing

struct ReminderListTests {
  private let store = SpyStore()
  private let list: ReminderList

  init() {
    list = ReminderList(store: store)
  }

  @Test func `new reminders come last, and one can be done`() throws {
    for title in ["Water the plants", "Pay rent", "Call home"] { try list.add(title) }

    let done = try list.finish(id: 1)

    #expect(try list.all().map(\.id) == [0, 1, 2])
    #expect(try list.all().filter(\.isDone) == [done])
    #expect(done.title == "Pay rent")
  }

  @Test func `an id that nobody has is an error`() throws {
    try list.add("Pay rent")
    let written = store.writtenKeys

    #expect(throws: ReminderListError.unknown(id: 1)) { try list.finish(id: 1) }

    #expect(store.writtenKeys == written)
  }

  @Test(arguments: ["7", "\"seven\"", "[7]", "[{\"id\": 0}]", "null"])
  func `something else in their place is never taken for no reminders`(json: String) throws {
    let stored = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    let store = SpyStore(["reminders": stored, currentReminderId: 2500])
    let list = ReminderList(store: store)

    #expect(throws: ReminderListError.damaged) { try list.all() }
    #expect(throws: ReminderListError.damaged) { try list.add("Pay rent") }
    #expect(throws: ReminderListError.damaged) { try list.finish(id: 0) }

    #expect(store.writtenKeys.isEmpty)
  }

  @Test(arguments: [
    #"[{"id": true, "title": "Pay rent", "isDone": false}]"#,
    #"[{"id": 1.5, "title": "Pay rent", "isDone": false}]"#,
    #"[{"id": "1", "title": "Pay rent", "isDone": false}]"#,
    #"[{"id": 1, "title": "Pay rent", "isDone": 2}]"#,
    #"[{"id": 1, "title": "Pay rent", "isDone": "true"}]"#,
    #"[{"id": 1, "title": "a", "isDone": false}, {"id": 1, "title": "b", "isDone": false}]"#,
  ])
  func `an entry that is no reminder, and a second one with the same id, are errors`(
    json: String
  ) throws {
    let stored = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let list = ReminderList(store: SpyStore(["reminders": stored]))

    #expect(throws: ReminderListError.damaged) { try list.all() }
    #expect(throws: ReminderListError.damaged) { try list.finish(id: 1) }
  }

  @Test(arguments: [0, 1])
  func `a number can stand for a truth value`(isDone: Int) throws {
    let json = #"[{"id": 7, "title": "Pay rent", "isDone": \#(isDone)}]"#
    let stored = try JSONSerialization.jsonObject(with: Data(json.utf8))

    #expect(
      try ReminderList(store: SpyStore(["reminders": stored])).all()
        == [Reminder(id: 7, title: "Pay rent", isDone: isDone == 1)])
  }

  @Test func `what else an entry holds stays in it`() throws {
    let entry: [String: Any] = ["id": 0, "title": "Pay rent", "isDone": false, "note": "by Friday"]
    store.set([entry], forKey: "reminders")
    store.set(0, forKey: currentReminderId)

    try list.add("Call home")
    try list.finish(id: 0)

    let entries = try #require(store.object(forKey: "reminders") as? [[String: Any]])
    #expect(entries.first?["note"] as? String == "by Friday")
    #expect(try list.all().map(\.isDone) == [true, false])
  }

  @Test func `without a next id nothing is added`() throws {
    try list.add("Pay rent")
    store.set("seven", forKey: currentReminderId)

    #expect(throws: ReminderIdError.self) { try list.add("Call home") }

    #expect(try list.all().map(\.title) == ["Pay rent"])
  }

  @Test func `each change is saved once, and reading saves nothing`() throws {
    try list.add("Pay rent")
    #expect(store.saves == 1)
    try list.finish(id: 0)
    #expect(store.saves == 2)
    _ = try list.all()
    #expect(throws: ReminderListError.unknown(id: 7)) { try list.finish(id: 7) }
    #expect(store.saves == 2)
  }

  @Test func `a change that can't be saved is taken back`() throws {
    try list.add("Pay rent")
    store.saveError = CocoaError(.fileWriteOutOfSpace)

    #expect(throws: CocoaError.self) { try list.add("Call home") }
    #expect(throws: CocoaError.self) { try list.finish(id: 0) }

    #expect(try list.all() == [Reminder(id: 0, title: "Pay rent")])
    store.saveError = nil
    #expect(try list.add("Call home").id == 2)  // the id 1 is gone
  }

  @Test func `an id that a reminder has is not used again`() throws {
    try list.add("Pay rent")
    store.set(nil, forKey: currentReminderId)

    #expect(throws: ReminderListError.inUse(id: 0)) { try list.add("Call home") }

    #expect(try list.all().map(\.title) == ["Pay rent"])
  }
}

struct CommandTests {
  @Test(
    arguments: [
      ([], .list), (["list"], .list), (["add", "Pay rent"], .add(title: "Pay rent")),
      (["add", "Pay", "rent "], .add(title: "Pay rent")), (["done", "7"], .done(id: 7)),
    ] as [([String], Command)])
  func `words become a command`(words: [String], command: Command) throws {
    #expect(try Command(words: words) == command)
  }

  @Test(arguments: [
    (["ad", "Pay rent"], "unknown command \"ad\""), (["add"], "add needs a title"),
    (["add", "  "], "add needs a title"), (["done"], "done needs one id"),
    (["done", "1", "2"], "done needs one id"), (["done", "one"], "\"one\" is not an id"),
    (["list", "all"], "list takes no \"all\""),
  ])
  func `other words are an error that says why`(words: [String], reason: String) {
    #expect(throws: UsageError(reason)) { try Command(words: words) }
  }

  @Test func `each command says what it has done`() throws {
    let list = ReminderList(store: SpyStore())

    let outputs = try [
      .list, .add(title: "Water the plants"), .add(title: "Pay rent"), .done(id: 0), .list,
    ].map { (command: Command) in try command.run(on: list) }

    #expect(
      outputs == [
        "no reminders", "added 0 Water the plants", "added 1 Pay rent", "done: 0 Water the plants",
        "[x] 0 Water the plants\n[ ] 1 Pay rent",
      ])
  }
}
