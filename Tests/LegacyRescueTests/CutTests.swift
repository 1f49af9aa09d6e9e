import Foundation
import Testing

@testable import LegacyRescue

/// Step 2, with a testing subclass.
///
/// One test at a time: they share `Session` and `DateText`.
@MainActor @Suite(.serialized) struct CutTests {
  private let reminders = TestingReminders()

  // A ceremony, which step 6 makes needless.
  init() {
    Step2.Session.shared.currentUser = nil
  }

  @Test func `the cut makes the first fast test possible`() async {
    reminders.fake.set(41, forKey: "currentReminderId")

    await reminders.run("login ada")
    await reminders.run("add 2026-03-28 18:00 Pay rent")

    #expect(reminders.lines.last == "[log] #42 rings at 2026-03-28 18:00")
    #expect(reminders.fake.object(forKey: "currentReminderId") as? Int == 42)
  }

  @Test func `the singleton leaks from one program into the next`() async {
    await reminders.run("login ada")

    let other = TestingReminders()
    await other.run("list")

    #expect(other.lines == ["nothing to do"], "and not \"log in first\"")
  }

  @Test func `what the next program adds replaces the file of the user who is logged in`() async {
    await reminders.run("login ada")
    await reminders.run("add 2026-03-28 18:00 Pay rent")
    let other = TestingReminders()
    other.files = reminders.files

    await other.run("add 2026-03-29 18:00 Buy milk")

    let file = String(decoding: other.files["ada.json"] ?? Data(), as: UTF8.self)
    #expect(file.contains("Buy milk"))
    #expect(!file.contains("Pay rent"))
  }

  @Test func `the static helper leaks, too`() async {
    let other = TestingReminders()
    await reminders.run("login ada Europe/Berlin")
    await reminders.run("add 2026-03-28 18:00 Pay rent")
    await other.run("login bob America/New_York")
    await reminders.run("list")

    #expect(reminders.lines.last == "#0 2026-03-28 13:00 Pay rent", "ada's list, in bob's time")
  }
}
