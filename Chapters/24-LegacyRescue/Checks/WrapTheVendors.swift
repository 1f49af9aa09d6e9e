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
@MainActor @Suite(.exercise("24.4"), .serialized) struct WrapTheVendors {
  private let world = World()

  init() {
    Wrapped.Session.shared.currentUser = nil
  }

  @Test func `with doubles for all six, the day is as it was recorded`() async {
    await Sandbox.run { sandbox in
      let difference = await recordedDay(on: TestingReminders(world))
      #expect(difference == nil, "with doubles for all six, \(difference ?? "")")
      let used = Set(sandbox.uses).sorted()
      #expect(used == [], "doubles were given for all six, and the program still used \(used)")
      let alarms = AlarmCenter.shared.pending.count
      #expect(alarms == 0, "a double was given for the alarms, and the shared center has \(alarms)")
    }
  }

  @Test func `what the server gets are the ids`() async {
    await Sandbox.run { _ in
      guard await recordedDay(on: TestingReminders(world)) == nil else { return }
      #expect(world.sent == World.sent, "what the given server got was \(world.sent)")
    }
  }

  @Test func `without an address, a sync goes to the default one`() async {
    await Sandbox.run { sandbox in
      let program = TestingReminders(world)
      let fault = await world.faultOfFirstSync("the given server got") { await program.run($0) }
      #expect(fault == nil, "\(fault ?? "")")
      let requests = sandbox.requests.count
      #expect(
        requests == 0,
        "a double was given for the server, and without an address a sync still went to URLSession")
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
        { TestingReminders(World()).start() }, { Wrapped.app().start() },
      ]) { await program.run($0) }
      #expect(fault == nil, "\(fault ?? "")")
    }
  }

  @Test func `no alarm is left that was moved or done`() async {
    await Sandbox.run { _ in
      guard await recordedDay(on: TestingReminders(world)) == nil else { return }
      let alarms = world.alarms.pending.count
      #expect(
        alarms == 1,
        "only bob's reminder is open in the end, and \(alarms) alarms are set in the center of the given alarms"
      )
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

  @Test func `two programs with two worlds keep apart`() async {
    await Sandbox.run { _ in
      let worlds = [World(), World()]
      let programs = worlds.map { TestingReminders($0) }
      for (index, program) in programs.enumerated() {
        await program.run("login ada")
        for _ in 0...index { await program.run("add 2026-03-2\(index + 1) 18:00 Pay rent") }
      }
      let alarms = worlds.map(\.alarms.pending.count)
      #expect(alarms == [1, 2], "each program must set its alarms with the alarms it was given")
      #expect(
        worlds.allSatisfy { $0.files["ada.json"] != nil },
        "each program must write into the files that it was given")
    }
  }

  // MARK: - The adapters

  @Test func `the alarms pass on each confirmation`() async {
    await Sandbox.run { _ in
      let alarms = Wrapped.SystemAlarms()
      let time = Date(timeIntervalSince1970: 1_774_710_000)
      var confirmed: [UUID] = []
      var times: [Date] = []
      alarms.schedule("Pay rent", at: time) {
        confirmed.append($0.alarm)
        times.append($0.time)
      }
      let first = AlarmCenter.shared.pending
      #expect(
        confirmed == first.map(\.id) && times == [time],
        "an alarm was set, and its confirmation must have the receipt's id and time")
      alarms.schedule("Call Bob", at: time) { _ in }
      #expect(
        times.count == 2,
        "the center moved the first alarm by a minute, and the second confirmation must come, too")
      let moved = times.last.map { Int($0.timeIntervalSince(time)) } ?? 0
      #expect(
        times.count != 2 || moved == 60,
        """
        the center moved the first alarm by 60 seconds, and the second confirmation's time must be \
        its receipt's; it was \(moved) seconds after the first
        """)
      #expect(
        AlarmCenter.shared.pending.map(\.id).contains { $0 == confirmed.last },
        "the second confirmation must have the id of the second receipt")
    }
  }

  @Test func `the alarms cancel in the center`() async {
    await Sandbox.run { _ in
      let alarms = Wrapped.SystemAlarms()
      AlarmCenter.shared.schedule("Pay rent", at: .distantFuture) { _ in }
      for receipt in AlarmCenter.shared.pending { alarms.cancel(receipt.id) }
      let left = AlarmCenter.shared.pending.count
      #expect(left == 0, "the one alarm was cancelled by its id, and \(left) is still set")
    }
  }

  @Test func `the home folder keeps files`() async {
    await Sandbox.run { sandbox in
      let files = Wrapped.HomeFolder()
      #expect(files.read("ada.json") == nil, "nothing was written, so there is nothing to read")
      let isWritten = files.write(Data("[]".utf8), to: "ada.json")
      #expect(
        isWritten,
        "the disk has room, and `write` must make the folder, write with `FileManager`, and return true"
      )
      #expect(
        sandbox.paths.allSatisfy { $0.hasSuffix("/.legacy-reminders/ada.json") }
          && sandbox.paths.count == 1,
        "ada.json belongs into the folder .legacy-reminders; written was \(sandbox.paths)")
      #expect(files.read("ada.json") == Data("[]".utf8), "a file that was written can be read")
      sandbox.isFull = true
      #expect(
        !files.write(Data(), to: "bob.json"), "the disk is full, and `write` must return false")
    }
  }

  @Test func `the home folder makes its folder whenever it is not there`() async {
    await Sandbox.run { sandbox in
      let files = Wrapped.HomeFolder()
      _ = files.write(Data("[]".utf8), to: "ada.json")
      sandbox.removeFolder(".legacy-reminders")
      let isWritten = files.write(Data("[]".utf8), to: "bob.json")
      #expect(
        isWritten,
        """
        somebody removed the folder .legacy-reminders after a file was written; `write` must make it \
        again, and it returned false
        """)
    }
  }

  @Test func `the server gets the body, and its answer comes back`() async throws {
    try await Sandbox.run(answering: { _ in (404, "no") }) { sandbox in
      let url = try #require(URL(string: "http://127.0.0.1:8080/ada"))
      let answer = try? await Wrapped.HTTPServer().post(Data("[7]".utf8), to: url)
      #expect(
        answer != nil,
        "the server answered with 404, and `post` threw; it must return the status, whatever it is")
      if let answer {
        #expect(answer.status == 404, "the server answered with 404")
        #expect(answer.data == Data("no".utf8), "the server's answer was \"no\"")
      }
      let request = sandbox.requests.first
      #expect(sandbox.requests.count == 1, "one call of `post` must send one request")
      #expect(request?.url == url, "the request must go to the address that was given")
      #expect(request?.httpMethod == "POST", "the request's method must be POST")
      #expect(request?.httpBody == Data("[7]".utf8), "the body must be the one that was given")
      let type = request?.value(forHTTPHeaderField: "Content-Type") ?? "nothing"
      #expect(type == "application/json", "Content-Type must be application/json, and was \(type)")
    }
  }

  @Test(arguments: ["[]", ""]) func `the server gets a body without ids, too`(body: String)
    async throws
  {
    try await Sandbox.run(answering: { _ in (200, "[]") }) { sandbox in
      let url = try #require(URL(string: "http://127.0.0.1:8080/ada"))
      _ = try await Wrapped.HTTPServer().post(Data(body.utf8), to: url)
      let sent = sandbox.requests.first?.httpBody.map { String(decoding: $0, as: UTF8.self) }
      #expect(
        sent == body, "the body was \"\(body)\", and the request's body was \(sent ?? "nil")")
    }
  }

  @Test func `an error of the connection reaches the caller`() async {
    await Sandbox.run { _ in
      _ = await #expect(throws: URLError.self, "there is no connection, and `post` threw nothing") {
        try await Wrapped.HTTPServer().post(Data(), to: URL(filePath: "/ada"))
      }
    }
  }

  @Test func `old callers get the adapters`() async {
    await Sandbox.run(answering: { _ in (200, "[1]") }) { sandbox in
      let app = Wrapped.app()
      let difference = await world.firstDifference(from: World.morning, in: { sandbox.lines }) {
        await type($0, into: app)
      }
      #expect(
        type(of: app) == Wrapped.Reminders.self,
        "the app must get the class that the tests test, and it got a subclass")
      #expect(difference == nil, "in the app, \(difference ?? "")")
      let alarms = AlarmCenter.shared.pending.count
      #expect(alarms == 1, "in the app, one reminder is open, and \(alarms) alarms are set")
      #expect(sandbox.requests.count == 1, "in the app, a sync sends one request")
      #expect(
        sandbox.file("ada.history")?.hasSuffix(" Pay rent\n") == true,
        "in the app, what is done goes into ada.history")
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

@MainActor private func type(_ line: String, into reminders: Wrapped.Reminders) async {
  if line == "start" { reminders.start() } else { await reminders.run(line) }
}

/// Gets six doubles, and overrides what is not injected yet.
private final class TestingReminders: Wrapped.Reminders {
  private let world: World

  init(_ world: World) {
    self.world = world
    let doubles = Doubles(world: world)
    super.init(
      store: world.store, now: { world.now }, random: { world.random(in: $0) }, alarms: doubles,
      files: doubles, server: doubles)
  }

  override func say(_ line: String) { world.lines.append(line) }
}

private struct Doubles: Wrapped.Alarms, Wrapped.Files, Wrapped.Server {
  let world: World

  func schedule(
    _ title: String, at time: Date,
    confirmed: @escaping @MainActor (Wrapped.AlarmConfirmation) -> Void
  ) {
    world.schedule(title, at: time) {
      confirmed(Wrapped.AlarmConfirmation(alarm: $0.id, time: $0.time))
    }
  }

  func cancel(_ alarm: UUID) { world.alarms.cancel(alarm) }

  func read(_ file: String) -> Data? { world.files[file] }

  func write(_ data: Data, to file: String) -> Bool {
    if !world.isFull { world.files[file] = data }
    return !world.isFull
  }

  func post(_ body: Data, to url: URL) async throws -> (data: Data, status: Int?) {
    await world.whileAsked()
    return try world.answer(body, to: url)
  }
}
