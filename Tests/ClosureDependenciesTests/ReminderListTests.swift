import ClosureDependencies
import TestSupport
import Testing

struct ReminderListTests {
  @Test func `a new reminder is saved under the next id`() throws {
    let saved = Recorder<Reminder>()
    var store = ReminderStore.failing()
    store.advance = { rule in try rule(41) }
    store.save = saved.record

    #expect(try ReminderList(store: store).add("Pay rent") == 42)
    #expect(saved.values == [Reminder(id: 42, title: "Pay rent")])
  }

  @Test(.issueExpected("reminders was called, and no override was set"))
  func `the same overrides catch the list that deletes what is done`() {
    withKnownIssue {
      var store = ReminderStore.failing()
      store.advance = { rule in try rule(41) }
      store.save = { _ in }

      _ = try? TidyReminderList(store: store).add("Pay rent")
    } matching: { issue in
      issue.comments == ["reminders was called, and no override was set"]
    }
  }

  @Test func `after an error of save, the caller gets the error`() {
    var store = ReminderStore.inMemory()
    store.save = { _ in throw DiskFull() }
    let list = ReminderList(store: store)

    #expect(throws: DiskFull.self) { try list.add("Pay rent") }
  }

  @Test func `finishing one of two leaves one`() throws {
    let two = [Reminder(id: 0, title: "Pay rent"), Reminder(id: 1, title: "Call home")]

    #expect(try ReminderList(store: .inMemory(reminders: two)).finish(1) == 1)
  }

  @Test func `all reminders about a text are shared`() throws {
    let shared = Recorder<String>()
    var store = ReminderStore.failing()
    store.search = { text in [3, 5].map { Reminder(id: $0, title: text) } }
    store.share = { id, email in shared.record("\(id) with \(email)") }

    try ReminderList(store: store).shareAll(about: "trip", with: "grace@example.com")

    #expect(shared.values == ["3 with grace@example.com", "5 with grace@example.com"])
  }

  @Test func `one reminder is removed, and nothing else is called`() throws {
    let deleted = Recorder<Int>()
    var store = ReminderStore.failing()
    store.delete = deleted.record

    try ReminderList(store: store).remove(1)

    #expect(deleted.values == [1])
  }
}

struct DiskFull: Error {}
