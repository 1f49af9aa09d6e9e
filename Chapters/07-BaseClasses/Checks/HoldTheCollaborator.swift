import ExerciseKit
import ReminderStorage
import Testing

@testable import BaseClassesExercises

@Suite(.exercise("7.2")) struct HoldTheCollaborator {
  // The rule, without a page.

  @Test(arguments: [(nil, 0), (0, 1), (41, 42), (-5, -4)] as [(Int?, Int)])
  func `the rule counts on from the store`(stored: Int?, expected: Int) throws {
    let store = StoreSpy(stored)
    let found = stored.map { "\($0)" } ?? "nothing"
    let id = try makeIds(store: store).nextReminderId()
    #expect(
      id == expected,
      "\(found) was stored, so the next id is \(expected); your rule returned \(id)")
    #expect(
      store.value as? Int == expected,
      "the rule returned \(id), so the store should hold \(expected); it holds \(store.found)")
  }

  @Test(arguments: [Int64(41), UInt8(41)] as [any BinaryInteger & Sendable])
  func `the rule counts on from an integer of any type`(stored: any BinaryInteger & Sendable) {
    let store = StoreSpy(stored)
    let id = withExtendedLifetime(store) { try? makeIds(store: store).nextReminderId() }
    #expect(
      id == 42,
      """
      41 was stored as \(type(of: stored)), which is an integer, too, so the next id is 42; your rule \
      \(id.map { "returned \($0)" } ?? "threw an error"); did you keep `reminderId(after:)`?
      """)
  }

  @Test(arguments: ["7", "seven"])
  func `the rule refuses a text`(text: String) {
    let store = StoreSpy(text)
    let id = try? makeIds(store: store).nextReminderId()
    #expect(
      id == nil,
      """
      the text "\(text)" was stored; your rule returned \(id ?? 0) instead of throwing; did you \
      move the copy that nobody fixed?
      """)
    #expect(
      store.value as? String == text,
      "the text \"\(text)\" was stored and must stay; the store now holds \(store.found)")
  }

  @Test func `the rule has no id after the largest`() async {
    // In a process of its own: adding one to the largest id takes its process down.
    await #expect(
      processExitsWith: .success,
      "the largest id was stored, and the process ended; did you keep `reminderId(after:)`?"
    ) {
      let store = StoreSpy(Int.max)
      let id = withExtendedLifetime(store) { try? makeIds(store: store).nextReminderId() }
      #expect(
        id == nil,
        """
        the largest id was stored, so there is no next one; your rule returned \(id ?? 0) instead of \
        throwing; did you keep `reminderId(after:)`?
        """)
    }
  }

  @Test func `the rule reads the store each time`() throws {
    let store = StoreSpy(nil)
    let ids = makeIds(store: store)
    let first = try ids.nextReminderId()
    store.value = 41
    let second = try ids.nextReminderId()
    #expect(
      [first, second] == [0, 42],
      """
      nothing was stored at first, and 41 before the second call; the rule should return 0 and 42, \
      and returned \(first) and \(second)
      """)
  }

  @Test func `two stores are two sequences`() throws {
    let stores = (mine: StoreSpy(nil), yours: StoreSpy(nil))
    let ids = try withExtendedLifetime(stores) {
      let mine = makeIds(store: stores.mine)
      let yours = makeIds(store: stores.yours)
      return try [mine.nextReminderId(), yours.nextReminderId(), mine.nextReminderId()]
    }
    #expect(ids == [0, 0, 1], "with two stores, used in turn, the ids are [0, 0, 1], not \(ids)")
  }

  @Test func `the rule keeps its store alive`() throws {
    let rule = makeIds(store: StoreSpy(41))
    let ids = try [rule.nextReminderId(), rule.nextReminderId()]
    #expect(
      ids == [42, 43],
      """
      nothing but your ids held the store, in which 41 was stored; the next ids are [42, 43], and \
      they were \(ids)
      """)
  }

  // The pages, without the rule.

  @Test(arguments: PageKind.allCases)
  func `a page takes each id from what it receives`(_ kind: PageKind) throws {
    let spy = IdsSpy(777)
    let page = kind.makePage(ids: spy)
    #expect(spy.calls == 0, "creating \(kind) already used up an id; take it in `add`")
    let first = try page.add("Milk")
    spy.next = 555
    let second = try page.add("Rent")
    #expect(
      [first, second] == [777, 555],
      """
      the ids that \(kind) received returned 777 and then 555; its `add` returned \(first) and \
      then \(second)
      """)
    #expect(spy.calls == 2, "\(kind) added two reminders and used up \(spy.calls) ids")
  }

  @Test(arguments: PageKind.allCases)
  func `two pages keep their ids apart`(_ kind: PageKind) throws {
    let here = kind.makePage(ids: IdsSpy(1))
    let there = kind.makePage(ids: IdsSpy(2))
    let ids = try [here.add("Milk"), there.add("Rent"), here.add("Call")]
    #expect(
      ids == [1, 2, 1],
      """
      one \(kind) received ids that are always 1, another one ids that are always 2; used in turn, \
      they should return [1, 2, 1], and returned \(ids)
      """)
  }

  @Test(arguments: PageKind.allCases)
  func `a page shows what it adds`(_ kind: PageKind) throws {
    let page = kind.makePage(ids: IdsSpy(777))
    for title in ["Milk", "Milk", "Rent"] { _ = try page.add(title) }
    let expected = kind.shown(after: ["Milk", "Milk", "Rent"])
    #expect(
      page.shown == expected,
      """
      after "Milk", "Milk" and "Rent", \(kind) should show \(expected); it shows \(page.shown)
      """)
  }

  @Test(arguments: PageKind.allCases)
  func `a page shows an empty title, too`(_ kind: PageKind) throws {
    let page = kind.makePage(ids: IdsSpy(777))
    for title in ["Milk", ""] { _ = try page.add(title) }
    let expected = kind.shown(after: ["Milk", ""])
    #expect(
      page.shown == expected,
      "after \"Milk\" and an empty title, \(kind) should show \(expected); it shows \(page.shown)")
  }

  @Test func `the inbox keeps the title of its page`() throws {
    let inbox = InboxPage(ids: IdsSpy(777))
    inbox.title = "Inbox"
    _ = try inbox.add("Milk")
    #expect(
      inbox.title == "Inbox",
      """
      InboxPage had the title "Inbox" and added "Milk"; it shows that as a row, and its title should \
      stay; now it is "\(inbox.title)"
      """)
  }

  @Test(arguments: PageKind.allCases)
  func `each reminder has an id, whatever its title`(_ kind: PageKind) throws {
    let spy = IdsSpy(1)
    let page = kind.makePage(ids: spy)
    let first = try page.add("Milk")
    spy.next = 2
    let second = try page.add("Milk")
    #expect(
      [first, second] == [1, 2],
      """
      \(kind) got the id 1 for a reminder, and 2 for another one with the same title; it returned \
      \(first) and \(second)
      """)
  }

  @Test(arguments: PageKind.allCases)
  func `a page without an id shows nothing new`(_ kind: PageKind) throws {
    let spy = IdsSpy(777)
    let page = kind.makePage(ids: spy)
    _ = try page.add("Milk")
    spy.next = nil
    #expect(throws: NoIdLeft.self, "the ids of \(kind) threw an error, and its `add` did not") {
      try page.add("Rent")
    }
    let expected = kind.shown(after: ["Milk"])
    #expect(
      page.shown == expected,
      """
      \(kind) got an id for "Milk" and an error for "Rent", so it should show \(expected); it shows \
      \(page.shown)
      """)
  }

  @Test func `both pages keep their superclasses`() {
    let note: Any = NotePage(ids: IdsSpy(0))
    let inbox: Any = InboxPage(ids: IdsSpy(0))
    #expect(note is Page && !(note is TablePage), "NotePage must stay a Page without rows")
    #expect(inbox is TablePage, "InboxPage must stay a TablePage, because it has rows")
  }
}

/// The pages of the exercise.
enum PageKind: CaseIterable, CustomStringConvertible {
  case notePage
  case inboxPage

  var description: String {
    switch self {
    case .notePage: "NotePage"
    case .inboxPage: "InboxPage"
    }
  }

  fileprivate func makePage(ids: any ReminderIds) -> any ReminderPage {
    switch self {
    case .notePage: NotePage(ids: ids)
    case .inboxPage: InboxPage(ids: ids)
    }
  }

  /// Returns what the page should show: a note its last title, the inbox a row for each title.
  func shown(after titles: [String]) -> [String] {
    switch self {
    case .notePage: titles.suffix(1)
    case .inboxPage: titles
    }
  }
}

private protocol ReminderPage {
  var shown: [String] { get }
  func add(_ title: String) throws -> Int
}

extension NotePage: ReminderPage {
  var shown: [String] { [title] }
}

extension InboxPage: ReminderPage {
  var shown: [String] { rows }
}

/// A spy that returns the id that the check chose, which no rule would, and counts the calls.
private final class IdsSpy: ReminderIds {
  var next: Int?
  private(set) var calls = 0

  init(_ next: Int) {
    self.next = next
  }

  func nextReminderId() throws -> Int {
    calls += 1
    guard let next else { throw NoIdLeft() }
    return next
  }
}

private struct NoIdLeft: Error {}

/// A store with one value, which the check can read and change.
private final class StoreSpy: KeyValueStore {
  var value: Any?

  init(_ value: Any?) {
    self.value = value
  }

  var found: String { value.map { "\($0)" } ?? "nothing" }

  func object(forKey key: String) -> Any? { key == currentReminderId ? value : nil }

  func set(_ value: Any?, forKey key: String) {
    if key == currentReminderId { self.value = value }
  }
}
