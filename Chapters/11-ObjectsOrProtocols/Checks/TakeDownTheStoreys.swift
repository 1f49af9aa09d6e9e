import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import ObjectsOrProtocolsExercises

@Suite(.exercise("11.3")) struct TakeDownTheStoreys {
  private let store = SpyStore()
  private let drafts = SpyStore()

  private var app: App { App(store: store, drafts: drafts) }

  @Test func `a desk takes its ids from a stub`() throws {
    let desks = [makeDesk(with: StubIds(id: 7)), makeDesk(with: StubIds(id: 8))]
    let lines = try desks.map { try $0.add("Pay rent") } + [desks[0].add("Call home")]
    #expect(
      lines == ["#7 Pay rent", "#8 Pay rent", "#7 Call home"],
      "two desks were made with the stubs 7 and 8 and numbered three reminders: \(lines)")
  }

  @Test(arguments: [0, 100, -1, .max])
  func `a stub's id stays as it is`(id: Int) {
    expectDesk(withStub: id)
  }

  // Apart from the others, because the report of a trap names only the test.
  @Test func `a stub's id stays as it is, even the smallest Int`() {
    expectDesk(withStub: .min)
  }

  @Test func `no class inherits from another one`() {
    let app = app
    let parts: [(String, Any)] = [
      ("the list's desk", app.desk.ids), ("the badge", app.badge.list),
      ("the desk for drafts", app.draftDesk.ids),
    ]
    for (name, ids) in parts {
      for part in everything(in: ids) {
        let superclass = Mirror(reflecting: part).superclassMirror.map { "\($0.subjectType)" }
        #expect(
          superclass == nil,
          "\(name) has a `\(type(of: part))`, which still inherits from `\(superclass ?? "")`")
      }
    }
  }

  @Test func `drafts take every id`() throws {
    drafts.set(98, forKey: currentReminderId)
    let desk = app.draftDesk
    let lines = try [desk.add("a"), desk.add("b"), desk.add("c")]
    #expect(
      lines == ["#99 a", "#100 b", "#101 c"],
      "98 was stored for drafts, and three drafts were numbered \(lines)")
    #expect(
      last(drafts) == "101", "the last draft has the id 101, and \(last(drafts)) is stored")
  }

  @Test func `the first draft is 0`() throws {
    let line = try app.draftDesk.add("a")
    #expect(line == "#0 a", "nothing was stored for drafts, and the first one is \(line)")
  }

  @Test func `one draft takes one write`() throws {
    _ = try app.draftDesk.add("a")
    let writes = drafts.writtenKeys.count
    #expect(writes == 1, "one draft was added, and the store was written \(writes) times")
  }

  @Test func `a list skips the multiples of 100`() throws {
    store.set(98, forKey: currentReminderId)
    let desk = app.desk
    let lines = try [desk.add("a"), desk.add("b"), desk.add("c")]
    #expect(
      lines == ["#99 a", "#101 b", "#102 c"],
      "98 was stored for the list, and three reminders were numbered \(lines)")
    #expect(
      last(store) == "102", "the last reminder has the id 102, and \(last(store)) is stored")
  }

  @Test func `what a list skips is stored as well`() throws {
    store.set(99, forKey: currentReminderId)
    _ = try app.desk.add("a")
    let after = last(store)
    #expect(after == "101", "99 was stored, the reminder got 101, and then \(after) is stored")
  }

  @Test func `the first id of a list is 1`() throws {
    let line = try app.desk.add("a")
    #expect(
      line == "#1 a", "nothing was stored, and 0 is a multiple of 100; the first one is \(line)")
  }

  @Test func `the badge counts what the desk adds`() throws {
    store.set(98, forKey: currentReminderId)
    let app = app
    var texts = [app.badge.text]
    for title in ["a", "b", "c"] {
      _ = try app.desk.add(title)
      texts.append(app.badge.text)
    }
    #expect(
      texts == ["0 new", "1 new", "2 new", "3 new"],
      "the badge was read before, between and after three reminders: \(texts)")
  }

  @Test func `the badge leaves out drafts, and what another app adds`() throws {
    let (one, other) = (app, App(store: SpyStore(), drafts: SpyStore()))
    _ = try (one.desk.add("a"), one.draftDesk.add("b"), other.desk.add("c"), other.desk.add("d"))
    let texts = [one.badge.text, other.badge.text]
    #expect(
      texts == ["1 new", "2 new"],
      "one app added a reminder and a draft, another one two reminders; the badges say \(texts)")
  }

  @Test func `the badge leaves out what another phone stores`() throws {
    let app = app
    _ = try app.desk.add("a")
    store.set(41, forKey: currentReminderId)
    _ = try app.desk.add("b")
    let text = app.badge.text
    #expect(
      text == "2 new",
      "another phone stored 41 between two reminders of this app; the badge says \"\(text)\"")
  }

  @Test func `the badge begins at 0 when the app starts again`() throws {
    _ = try app.desk.add("a")
    let text = app.badge.text
    #expect(
      text == "0 new", "the app was made anew with the same store; its badge says \"\(text)\"")
  }

  @Test func `two apps with two stores take turns`() throws {
    let other = SpyStore([currentReminderId: 41])
    let (one, two) = (app.desk, App(store: other, drafts: drafts).desk)
    let lines = try [one.add("a"), two.add("b"), one.add("c"), two.add("d")]
    #expect(
      lines == ["#1 a", "#42 b", "#2 c", "#43 d"],
      "two apps took turns, one with an empty store and one with 41 stored: \(lines)")
  }

  @Test func `what another phone stores is seen`() throws {
    let desk = app.desk
    _ = try desk.add("a")
    store.set(41, forKey: currentReminderId)
    let line = try desk.add("b")
    #expect(line == "#42 b", "another phone stored 41 between two reminders; the second is \(line)")
  }

  @Test func `an error reaches the caller, and is not counted`() {
    store.set("seven", forKey: currentReminderId)
    drafts.set("seven", forKey: currentReminderId)
    let app = app
    #expect(throws: ReminderIdError.self, "\"seven\" is stored, and a list must report it") {
      try app.desk.add("a")
    }
    #expect(throws: ReminderIdError.self, "\"seven\" is stored, and drafts must report it") {
      try app.draftDesk.add("a")
    }
    #expect(
      last(store) == "seven" && last(drafts) == "seven",
      "\"seven\" was reported, and must stay; the stores hold \(last(store)) and \(last(drafts))")
    #expect(
      app.badge.text == "0 new",
      "no reminder was added, because of an error; the badge says \"\(app.badge.text)\"")
  }

  @Test func `an error is over when the store is right again`() throws {
    store.set("seven", forKey: currentReminderId)
    let desk = app.desk
    _ = try? desk.add("a")
    store.set(41, forKey: currentReminderId)
    let line = try desk.add("b")
    #expect(line == "#42 b", "41 was stored after an error; the next reminder is \(line)")
  }

  private func expectDesk(withStub id: Int) {
    let line = try? makeDesk(with: StubIds(id: id)).add("Pay rent")
    #expect(
      line == "#\(id) Pay rent",
      """
      a desk was made with the stub \(id), so a reminder is "#\(id) Pay rent"; it was \
      \(line ?? "an error")
      """)
  }

  /// The generator and what it holds, down to the stores.
  private func everything(in part: Any, depth: Int = 8) -> [Any] {
    guard depth > 0, !(part is any KeyValueStore) else { return [] }
    let held = Mirror(reflecting: part).children.map(\.value)
    return [part] + held.flatMap { everything(in: $0, depth: depth - 1) }
  }

  private func last(_ store: SpyStore) -> String {
    store.object(forKey: currentReminderId).map { "\($0)" } ?? "nothing"
  }
}
