import Alarms
import Foundation
import Testing

@testable import LegacyRescue

/// Step 6, with everything passed in.
///
/// These tests need no `.serialized`, because they share nothing.
@MainActor struct RootTests {
  private let root = TestRoot()

  @Test func `a snooze keeps the hour across the change of the clocks`() async {
    await root.reminders.run("login ada Europe/Berlin")
    await root.reminders.run("add 2026-03-28 09:00 Pay rent")
    await root.reminders.run("snooze 0 1")

    #expect(root.lines.last == "[log] #0 rings at 2026-03-29 09:00")
  }

  @Test func `in an hour that the clocks skip, it is an hour later, and stays so`() async {
    await root.reminders.run("login ada Europe/Berlin")
    await root.reminders.run("add 2026-03-28 02:30 Pay rent")
    await root.reminders.run("snooze 0 1")
    #expect(root.lines.last == "[log] #0 rings at 2026-03-29 03:30")
    await root.reminders.run("snooze 0 1")

    #expect(root.lines.last == "[log] #0 rings at 2026-03-30 03:30")
  }

  @Test func `an alarm that moves adds no reminder`() async {
    await root.reminders.run("login ada")
    await root.reminders.run("add 2026-03-28 18:00 Pay rent")
    root.alarms.move(to: .distantFuture)
    await root.reminders.run("list")

    #expect(root.lines.suffix(1) == ["#0 2026-03-28 18:00 Pay rent"])
    #expect(root.lines.filter { $0.hasPrefix("#0") }.count == 1)
  }

  @Test func `done cancels the alarm that was moved`() async {
    await root.reminders.run("login ada")
    await root.reminders.run("add 2026-03-28 18:00 Pay rent")
    root.alarms.move(to: .distantFuture)
    await root.reminders.run("done 0")

    #expect(root.alarms.set.isEmpty)
  }

  @Test func `an alarm has the title of its reminder, snoozed and moved, too`() async {
    await root.reminders.run("login ada")
    await root.reminders.run("add 2026-03-28 18:00 Pay rent")
    #expect(root.alarms.set.values.map(\.title) == ["Pay rent"])
    root.alarms.move(to: .distantFuture)
    await root.reminders.run("snooze 0 1")

    #expect(root.alarms.set.values.map(\.title) == ["Pay rent"])
  }

  @Test func `the fake moves one alarm, and leaves the others`() async {
    await root.reminders.run("login ada")
    await root.reminders.run("add 2026-03-28 18:00 Pay rent")
    await root.reminders.run("add 2026-03-28 19:00 Call Bob")
    let before = root.alarms.set
    root.alarms.move(to: .distantFuture)

    #expect(root.alarms.set.count == 2)
    #expect(Set(before.keys).intersection(root.alarms.set.keys).count == 1)
    await root.reminders.run("done 0")
    root.alarms.move(to: .distantPast)
    #expect(root.alarms.set.count == 1, "a cancelled alarm can't move")
  }

  @Test func `two programs have two users and two time zones`() async {
    let other = TestRoot()
    await root.reminders.run("login ada Europe/Berlin")
    await root.reminders.run("add 2026-03-28 18:00 Pay rent")
    await other.reminders.run("list")
    #expect(other.lines == ["log in first"])

    await other.reminders.run("login bob America/New_York")
    await root.reminders.run("list")
    #expect(root.lines.last == "#0 2026-03-28 18:00 Pay rent", "in ada's time")
  }

  @Test func `two programs of one user overwrite each other`() async {
    // One object for both windows is the remedy.
    let store = FakeStore()
    let other = TestRoot(store: store, files: root.files)
    let first = TestRoot(store: store, files: root.files)
    await first.reminders.run("login ada")
    other.reminders.start()
    #expect(other.lines == ["hello ada, you have 0 open"])

    await first.reminders.run("add 2026-03-28 18:00 Pay rent")
    await other.reminders.run("add 2026-03-28 19:00 Buy milk")

    let file = String(decoding: root.files.read("ada.json") ?? Data(), as: UTF8.self)
    #expect(file.contains("Buy milk"))
    #expect(!file.contains("Pay rent"))
  }

  @Test func `a file that can't be read counts as empty, and the next save replaces it`() async {
    #expect(root.files.write(Data("[{".utf8), to: "ada.json"))

    await root.reminders.run("login ada")
    await root.reminders.run("add 2026-03-28 18:00 Pay rent")

    #expect(
      root.lines.prefix(2) == ["[log] ada.json can't be read", "hello ada, you have 0 open"])
    let file = String(decoding: root.files.read("ada.json") ?? Data(), as: UTF8.self)
    #expect(file.contains("Pay rent"))
  }

  @Test func `a login while a sync waits loses the answer, until the next sync`() async {
    let server = BusyServer()
    let root = TestRoot(server: server)
    await root.reminders.run("login ada")
    await root.reminders.run("add 2026-03-28 18:00 Pay rent")

    server.meanwhile = { await root.reminders.run("login bob") }
    await root.reminders.run("sync")
    #expect(root.lines.last == "synced, 0 done elsewhere")

    server.meanwhile = {}
    await root.reminders.run("login ada")
    await root.reminders.run("sync")
    #expect(root.lines.last == "synced, 1 done elsewhere")
  }

  @Test func `a name with a path in it names a file outside the folder`() async {
    await root.reminders.run("login ../evil")
    await root.reminders.run("add 2026-03-28 18:00 Pay rent")

    #expect(root.files.read("../evil.json") != nil)
  }

  @Test func `the center keeps a program until its alarms are cancelled`() async {
    let center = AlarmCenter()
    weak var program: Step6.Reminders?
    do {
      let reminders = Step6.Reminders(
        store: FakeStore(), now: { .distantPast }, random: { $0.lowerBound },
        alarms: Step6.SystemAlarms(), files: FakeFiles(), server: NoServer(), say: { _ in })
      program = reminders
      await AlarmCenter.$current.withValue(center) {
        await reminders.run("login ada")
        await reminders.run("add 2026-03-28 18:00 Pay rent")
      }
    }

    #expect(program != nil, "nobody else holds it")
    for receipt in center.pending { center.cancel(receipt.id) }
    #expect(program == nil)
  }

  /// What the fake promises is what the center does.
  @Test(arguments: ["fake", "center"])
  func `a moved alarm is confirmed again, and only its new id cancels it`(kind: String) {
    let (fake, center) = (FakeAlarms(), AlarmCenter())
    let isFake = kind == "fake"
    let alarms: any Step6.Alarms = isFake ? fake : Step6.SystemAlarms()
    let time = Date(timeIntervalSince1970: 0)
    var confirmed: [Step6.AlarmConfirmation] = []
    func count() -> Int { isFake ? fake.set.count : center.pending.count }

    AlarmCenter.$current.withValue(center) {
      alarms.schedule("Pay rent", at: time) { confirmed.append($0) }
      #expect(confirmed.map(\.time) == [time], "confirmed before `schedule` returns")

      // The center moves the older of two alarms for the same minute.
      if isFake { fake.move(to: time + 60) } else { alarms.schedule("Call Bob", at: time) { _ in } }
      #expect(confirmed.map(\.time) == [time, time + 60])

      let before = count()
      for (confirmation, left) in zip(confirmed, [before, before - 1]) {
        alarms.cancel(confirmation.alarm)
        #expect(count() == left, "only the new id cancels the alarm")
      }
    }
  }

  @Test func `the root's clock goes on`() throws {
    // No recording sees this: times are printed in minutes.
    let clock = Mirror(reflecting: Step6.Root.reminders()).descendant("now")
    let now = try #require(clock as? () -> Date)
    let start = now()

    #expect((1...1_000_000).contains { _ in now() != start })
  }
}
