import ClosureDependencies
import TestSupport
import Testing

/// Each operation that a test has not overridden records an issue and throws.
struct FailingStoreTests {
  @Test(arguments: operations)
  func `an operation without an override`(name: String, call: Call) {
    let reported = Recorder<String>()

    #expect(throws: UnexpectedCall.self) { try call(.failing(report: reported.record)) }
    #expect(reported.values == [name])
  }

  @Test(arguments: operations)
  func `in a test, it records an issue`(name: String, call: @escaping Call) async throws {
    try await expectIssue("\(name) was called, and no override was set") {
      try? call(.failing())
    }
  }

  @Test(.issueExpected("reminders was called, and no override was set"))
  func `an issue is recorded although the error is swallowed`() {
    withKnownIssue {
      let list = CarelessReminderList(store: .failing())

      list.removeDone()
    } matching: { issue in
      issue.comments == ["reminders was called, and no override was set"]
    }
  }

  @Test(.issueExpected("reminders was called, and no override was set"))
  func `an issue in a task that the test started is the test's`() async {
    await withKnownIssue {
      let list = CarelessReminderList(store: .failing())

      await Task { list.removeDone() }.value
    } matching: { issue in
      issue.comments == ["reminders was called, and no override was set"]
    }
  }

  @Test func `an error alone is lost where the code swallows it`() {
    let onlyThrowing = ReminderStore.failing { _ in }

    CarelessReminderList(store: onlyThrowing).removeDone()  // and this test passes
  }

  @Test func `an override replaces one operation and leaves the others`() throws {
    let reported = Recorder<String>()
    var store = ReminderStore.failing(report: reported.record)
    store.lastId = { 41 }

    #expect(try store.lastId() == 41)
    #expect(throws: UnexpectedCall.self) { try store.delete(42) }
    #expect(reported.values == ["delete"])
  }

  @Test func `a recorder hears of a call from a detached task`() async {
    let reported = Recorder<String>()
    let list = CarelessReminderList(store: .failing(report: reported.record))

    await Task.detached { list.removeDone() }.value

    #expect(reported.values == ["reminders"])
  }
}

typealias Call = @Sendable (ReminderStore) throws -> Void

/// All operations, by name.
private let operations: [(String, Call)] = [
  ("lastId", { _ = try $0.lastId() }),
  ("advance", { _ = try $0.advance { _ in 7 } }),
  ("reminders", { _ = try $0.reminders() }),
  ("save", { try $0.save(Reminder(id: 7, title: "Pay rent")) }),
  ("delete", { try $0.delete(7) }),
  ("complete", { try $0.complete(7) }),
  ("search", { _ = try $0.search("rent") }),
  ("share", { try $0.share(id: 7, with: "grace@example.com") }),
]

/// A list that swallows its store's errors.
private struct CarelessReminderList {
  let store: ReminderStore

  func removeDone() {
    for reminder in (try? store.reminders()) ?? [] where reminder.isDone {
      try? store.delete(reminder.id)
    }
  }
}
