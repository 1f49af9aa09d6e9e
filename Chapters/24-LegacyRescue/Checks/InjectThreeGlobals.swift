import Alarms
import ExerciseKit
import Foundation
import ReminderStorage
import RescueSupport
import Sandbox
import TestSupport
import Testing

@testable import LegacyRescueExercises

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// One test at a time: until step 6, all programs share `Session` and `DateText`.
@MainActor @Suite(.exercise("24.3"), .serialized) struct InjectThreeGlobals {
  private let world = World()

  init() {
    Injected.Session.shared.currentUser = nil
  }

  @Test func `with injected doubles, the day is as it was recorded`() async {
    await Sandbox.run { sandbox in
      let difference = await recordedDay(on: TestingReminders(world))
      #expect(
        difference == nil, "with the store, clock and random number given, \(difference ?? "")")
      let used = Set(sandbox.uses).sorted()
      #expect(used == [], "everything was given or overridden, and the program still used \(used)")
    }
  }

  @Test func `random numbers are wanted from 10 to 20`() async {
    await Sandbox.run { _ in
      guard await recordedDay(on: TestingReminders(world)) == nil else { return }
      #expect(
        world.ranges == [10...20],
        "`later` must call `random(10...20)` once, and the ranges were \(world.ranges)")
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

  @Test func `a program that starts leaves the user logged in`() async {
    await Sandbox.run { _ in
      let program = TestingReminders(world)
      let fault = await world.faultAfterStarting([
        { TestingReminders(World()).start() }, { Injected.app().start() },
      ]) { await program.run($0) }
      #expect(fault == nil, "\(fault ?? "")")
    }
  }

  @Test func `the last id is kept in the given store`() async {
    await Sandbox.run { _ in
      guard await recordedDay(on: TestingReminders(world)) == nil else { return }
      #expect(
        world.store.object(forKey: currentReminderId) as? Int == 3,
        "four reminders were added, so the store must hold 3 under \"currentReminderId\"")
    }
  }

  @Test func `two programs with two stores count apart`() async {
    await Sandbox.run { _ in
      let worlds = [World(), World()]
      worlds[1].store.set(41, forKey: currentReminderId)
      let programs = worlds.map { TestingReminders($0) }
      for program in programs + programs {
        await program.run("login ada")
        await program.run("add 2026-03-28 18:00 Pay rent")
      }
      let last = worlds.map { $0.store.object(forKey: currentReminderId) as? Int }
      #expect(
        last == [1, 43],
        "two programs added two reminders each, in stores without an id and with 41")
    }
  }

  @Test func `a generator counts in the store it was given`() throws {
    let stores = [SpyStore(), SpyStore([currentReminderId: 41])]
    let generators = stores.map { Injected.ReminderIdGenerator(store: $0) }
    let ids = try (generators + generators).map { try $0.nextReminderId() }
    #expect(ids == [0, 42, 1, 43], "two generators with two stores were called in turn")
  }

  @Test func `two generators on one store go on together`() throws {
    let store = SpyStore([currentReminderId: 41])
    let generators = [1, 2].map { _ in Injected.ReminderIdGenerator(store: store) }
    let ids = try (generators + generators).map { try $0.nextReminderId() }
    #expect(
      ids == [42, 43, 44, 45],
      """
      two generators with one store, which held 41, were called in turn; each call must read the last \
      id from the store, so the ids must be 42, 43, 44 and 45, and they were \(ids)
      """)
  }

  @Test func `a text in place of the last id is reported`() async {
    await Sandbox.run { _ in
      world.store.set("seven", forKey: currentReminderId)
      let program = TestingReminders(world)
      await program.run("login ada")
      let last = await world.lastLine { await program.run("add 2026-03-28 18:00 Pay rent") }
      #expect(
        last.hasPrefix("not added"), "the store held a text as the last id; printed was \(last)")
      #expect(
        world.store.object(forKey: currentReminderId) as? String == "seven",
        "what can't be understood must stay in the store")
    }
  }

  @Test func `old callers get the real store, clock and random numbers`() async {
    await Sandbox.run(answering: { _ in (200, "[1]") }) { sandbox in
      let app = Injected.app()
      let difference = await world.firstDifference(from: World.morning, in: { sandbox.lines }) {
        await type($0, into: app)
      }
      #expect(
        type(of: app) == Injected.Reminders.self,
        "the app must get the class that the tests test, and it got a subclass")
      #expect(difference == nil, "in the app, \(difference ?? "")")
      #expect(
        sandbox.stored[currentReminderId] == "2",
        "in the app, three reminders leave the id 2 in the defaults")
    }
  }

  @Test func `the app's clock is the real one, and goes on`() async {
    await Sandbox.run(answering: { _ in (200, "[1]") }) { sandbox in
      let app = Injected.app()
      await app.run("login ada GMT")
      let before = Date()
      await app.run("sync")
      let times = [before, Date()].map { $0.formatted(.iso8601).prefix(16) }
      let noted = sandbox.stored["last sync of ada"]?.replacing(" ", with: "T") ?? "nothing"
      #expect(
        times.contains { $0 == noted }, "in the app, a sync at \(times[0]) was noted as \(noted)")
    }
  }

  @Test func `the app waits 10 to 20 minutes`() async {
    await Sandbox.run { sandbox in
      let app = Injected.app()
      await app.run("login ada")
      await app.run("add 2901-03-01 09:00 Pay rent")
      for _ in 1...60 { await app.run("later 0") }
      let different = Set(RecordedTime.waits(in: sandbox.lines))
      #expect(
        different.count > 1 && different.allSatisfy { (10...20).contains($0) },
        "in the app, 60 times `later` moved a reminder by \(different.sorted()) minutes")
    }
  }

  @Test func `the app's clock goes on`() async {
    await Sandbox.run { sandbox in
      let app = Injected.app()
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

@MainActor private func type(_ line: String, into reminders: Injected.Reminders) async {
  if line == "start" { reminders.start() } else { await reminders.run(line) }
}

/// Gets three doubles, and overrides what is not injected yet.
private final class TestingReminders: Injected.Reminders {
  private let world: World

  init(_ world: World) {
    self.world = world
    super.init(
      store: world.store, now: { world.now }, random: { world.random(in: $0) })
  }

  override func say(_ line: String) { world.lines.append(line) }

  override func schedule(
    _ title: String, at time: Date, confirmed: @escaping @MainActor (UUID, Date) -> Void
  ) {
    world.schedule(title, at: time) { confirmed($0.id, $0.time) }
  }

  override func cancel(_ alarm: UUID) { world.alarms.cancel(alarm) }

  override func send(_ request: URLRequest) async throws -> (Data, URLResponse) {
    await world.whileAsked()
    return try world.answer(request)
  }

  override func read(_ file: String) -> Data? { world.files[file] }

  override func write(_ data: Data, to file: String) {
    if world.isFull { super.write(data, to: file) } else { world.files[file] = data }
  }
}
