import Alarms
import ExerciseKit
import Foundation
import ReminderStorage
import RescueSupport
import Sandbox
import Testing

@testable import LegacyRescueExercises

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// One test at a time: until step 6, all programs share `Session` and `DateText`.
@MainActor @Suite(.exercise("24.2"), .serialized) struct CutTheGlobals {
  private let world = World()

  init() {
    CutGlobals.Session.shared.currentUser = nil
  }

  @Test func `with a testing subclass, the day is as it was recorded`() async {
    await Sandbox.run { _ in
      let difference = await recordedDay(on: TestingReminders(world))
      #expect(difference == nil, "with a testing subclass, \(difference ?? "")")
    }
  }

  @Test func `a testing subclass keeps clear of every global`() async {
    await Sandbox.run { sandbox in
      _ = await recordedDay(on: TestingReminders(world))
      let used = Set(sandbox.uses).sorted()
      #expect(used == [], "everything is overridden, and the program still used \(used)")
      let alarms = AlarmCenter.shared.pending.count
      #expect(
        alarms == 0, "everything is overridden, and \(alarms) alarms are in AlarmCenter.shared")
    }
  }

  @Test func `random numbers are wanted from 10 to 20`() async {
    await Sandbox.run { _ in
      guard await recordedDay(on: TestingReminders(world)) == nil else { return }
      #expect(
        world.ranges == [10...20],
        "`later` must call `random(in: 10...20)` once, and the ranges were \(world.ranges)")
    }
  }

  @Test func `a random number is wanted before the id is looked for`() async {
    await Sandbox.run { _ in
      let program = TestingReminders(world)
      await program.run("login ada")
      await program.run("later 7")
      #expect(
        world.ranges == [10...20],
        """
        there is no #7, but before it says so, the program takes a random number for `later 7`, and \
        that must not change; the ranges were \(world.ranges)
        """)
    }
  }

  @Test func `an alarm that moves is noted, even when nobody holds the program`() async {
    await Sandbox.run { _ in
      var program: TestingReminders? = TestingReminders(world)
      await program?.run("login ada")
      await program?.run("add 2026-03-28 18:00 Pay rent")
      program = nil
      let time = RecordedTime.date("2026-03-28 18:00") ?? .distantPast
      let printed = await world.lastLine { world.schedule("Call Bob", at: time) { _ in } }
      #expect(
        printed == "[log] #0 rings at 2026-03-28 18:01",
        """
        the closure for an alarm keeps the program, so each move is noted; nobody else held the \
        program, an alarm moved, and the program printed \(printed)
        """)
    }
  }

  @Test func `no alarm is left that was moved or done`() async {
    await Sandbox.run { _ in
      guard await recordedDay(on: TestingReminders(world)) == nil else { return }
      let alarms = world.alarms.pending.count
      #expect(
        alarms == 1, "only bob's reminder is open in the end, and \(alarms) alarms are set")
    }
  }

  @Test func `an alarm is cancelled before the one in its place is set`() async {
    await Sandbox.run { _ in
      let program = TestingReminders(world)
      let fault = await world.faultOfMoveToItsOwnAlarm { await program.run($0) }
      #expect(fault == nil, "\(fault ?? "")")
    }
  }

  @Test func `each alarm has the title of its reminder`() async {
    await Sandbox.run { _ in
      guard await recordedDay(on: TestingReminders(world)) == nil else { return }
      #expect(
        world.titles == World.titles,
        "an alarm shows its title when it rings; the titles were \(world.titles)")
    }
  }

  @Test func `the server gets what it got`() async {
    await Sandbox.run { _ in
      guard await recordedDay(on: TestingReminders(world)) == nil else { return }
      #expect(
        world.sent == World.sent,
        "each `sync` must `send` the ids of the open reminders; sent was \(world.sent)")
      let headers = Set(world.headers).sorted()
      #expect(
        headers == ["POST with application/json"],
        "a sync is a POST with the Content-Type application/json, and sent was \(headers)")
    }
  }

  @Test func `without an address, a sync goes to the default one`() async {
    await Sandbox.run { sandbox in
      let program = TestingReminders(world)
      let fault = await world.faultOfFirstSync("sent was") { await program.run($0) }
      #expect(fault == nil, "\(fault ?? "")")
      let requests = sandbox.requests.count
      #expect(
        requests == 0,
        "`send` was overridden, and without an address a sync still went to URLSession")
    }
  }

  @Test func `a sync is noted when the answer is there`() async {
    await Sandbox.run { _ in
      let program = TestingReminders(world)
      let fault = await world.faultOfSlowSync { await program.run($0) }
      #expect(fault == nil, "\(fault ?? "")")
    }
  }

  @Test func `what is done during a sync is not done again`() async {
    await Sandbox.run { _ in
      let program = TestingReminders(world)
      let fault = await world.faultOfDoneDuringSync { await program.run($0) }
      #expect(fault == nil, "\(fault ?? "")")
    }
  }

  @Test func `a program that starts leaves the user logged in`() async {
    await Sandbox.run { _ in
      let program = TestingReminders(world)
      let fault = await world.faultAfterStarting([
        { TestingReminders(World()).start() }, { CutGlobals.app().start() },
      ]) { await program.run($0) }
      #expect(fault == nil, "\(fault ?? "")")
    }
  }

  @Test(arguments: Member.allCases)
  func `each member works without the others`(member: Member) async {
    await Sandbox.run(answering: { _ in (200, "[1]") }) { sandbox in
      let reminders = TestingReminders(world, only: member)
      let difference = await world.firstDifference(
        from: World.morning, in: { world.lines + sandbox.lines }
      ) {
        await type($0, into: reminders)
      }
      #expect(difference == nil, "with only `\(member)` overridden, \(difference ?? "")")
      #expect(
        !sandbox.uses.contains(member.global),
        "with only `\(member)` overridden, the program still used \(member.global)")
    }
  }

  @Test func `the app does what it did`() async {
    await Sandbox.run(answering: { _ in (200, "[1]") }) { sandbox in
      let app = CutGlobals.app()
      let difference = await world.firstDifference(from: World.morning, in: { sandbox.lines }) {
        await type($0, into: app)
      }
      #expect(
        type(of: app) == CutGlobals.Reminders.self,
        "the app must get the class that the tests test, and it got a subclass")
      #expect(difference == nil, "in the app, \(difference ?? "")")
      #expect(
        sandbox.stored[currentReminderId] == "2",
        "in the app, three reminders leave the id 2 in the defaults")
      #expect(
        sandbox.file("ada.json") != nil, "in the app, reminders are kept in the user's file")
      #expect(
        AlarmCenter.shared.pending.count == 1, "in the app, one open reminder has an alarm set")
      #expect(sandbox.requests.count == 1, "in the app, a sync sends one request")
    }
  }

  @Test func `the app waits 10 to 20 minutes`() async {
    await Sandbox.run { sandbox in
      let app = CutGlobals.app()
      await app.run("login ada")
      await app.run("add 2901-03-01 09:00 Pay rent")
      for _ in 1...60 { await app.run("later 0") }
      let different = Set(RecordedTime.waits(in: sandbox.lines))
      #expect(
        different.count > 1 && different.allSatisfy { (10...20).contains($0) },
        "in the app, 60 times `later` moved a reminder by \(different.sorted()) minutes")
    }
  }

  @Test func `the app's clock is the real one`() async {
    await Sandbox.run(answering: { _ in (200, "[1]") }) { sandbox in
      let app = CutGlobals.app()
      await app.run("login ada GMT")
      let before = Date()
      await app.run("sync")
      let times = [before, Date()].map { $0.formatted(.iso8601).prefix(16) }
      let noted = sandbox.stored["last sync of ada"]?.replacing(" ", with: "T") ?? "nothing"
      #expect(
        times.contains { $0 == noted },
        "in the app, a sync at \(times[0]) was noted as \(noted)")
    }
  }

  @Test func `the app's clock goes on`() async {
    await Sandbox.run { sandbox in
      let app = CutGlobals.app()
      sandbox.keep(
        World.file(withReminderDue: Date()), in: "ada.json", of: ".legacy-reminders")
      await app.run("login ada")
      await app.run("list")
      let printed = sandbox.lines.last ?? "nothing"
      #expect(
        printed.hasSuffix("Pay rent, overdue"),
        "a reminder was due after the app was made, so the app's clock stands still: \(printed)")
    }
  }

  @Test func `what goes wrong is said, and not printed`() async {
    await Sandbox.run { sandbox in
      sandbox.isFull = true
      world.breakDown()
      let difference = await recordedDay(on: TestingReminders(world), from: World.errors)
      #expect(difference == nil, "when something goes wrong, \(difference ?? "")")
      #expect(
        sandbox.lines == [], "`say` was overridden, and the program still printed \(sandbox.lines)")
    }
  }

  @Test func `both bugs are as they were recorded`() async {
    await Sandbox.run { _ in
      let difference = await recordedDay(on: TestingReminders(world), from: World.bugs)
      #expect(difference == nil, "a bug waits for step 5, but \(difference ?? "")")
    }
  }

  private func recordedDay(
    on reminders: TestingReminders, from recording: [(typed: String, printed: [String])] = World.day
  ) async -> String? {
    await world.firstDifference(from: recording, in: { world.lines }) {
      await type($0, into: reminders)
    }
  }
}

@MainActor private func type(_ line: String, into reminders: CutGlobals.Reminders) async {
  if line == "start" { reminders.start() } else { await reminders.run(line) }
}

/// What a testing subclass can override.
enum Member: String, CaseIterable, CustomStringConvertible {
  case store, say, send, files

  var description: String { self == .files ? "read and write" : rawValue }

  var global: String {
    switch self {
    case .store: "UserDefaults"
    case .say: "print"
    case .send: "URLSession"
    case .files: "FileManager"
    }
  }
}

private final class TestingReminders: CutGlobals.Reminders {
  private let world: World
  private let only: Member?

  init(_ world: World, only: Member? = nil) {
    self.world = world
    self.only = only
  }

  override var store: any KeyValueStore { overrides(.store) ? world.store : super.store }

  override var now: Date { only == nil ? world.now : super.now }

  override func random(in range: ClosedRange<Int>) -> Int {
    only == nil ? world.random(in: range) : super.random(in: range)
  }

  override func say(_ line: String) {
    if overrides(.say) { world.lines.append(line) } else { super.say(line) }
  }

  override func schedule(
    _ title: String, at time: Date, confirmed: @escaping @MainActor (UUID, Date) -> Void
  ) {
    guard only == nil else { return super.schedule(title, at: time, confirmed: confirmed) }
    world.schedule(title, at: time) { confirmed($0.id, $0.time) }
  }

  override func cancel(_ alarm: UUID) {
    if only == nil { world.alarms.cancel(alarm) } else { super.cancel(alarm) }
  }

  override func send(_ request: URLRequest) async throws -> (Data, URLResponse) {
    guard overrides(.send) else { return try await super.send(request) }
    await world.whileAsked()
    return try world.answer(request)
  }

  override func read(_ file: String) -> Data? {
    overrides(.files) ? world.files[file] : super.read(file)
  }

  override func write(_ data: Data, to file: String) {
    if overrides(.files), !world.isFull {
      world.files[file] = data
    } else {
      super.write(data, to: file)
    }
  }

  private func overrides(_ member: Member) -> Bool { only == nil || only == member }
}
