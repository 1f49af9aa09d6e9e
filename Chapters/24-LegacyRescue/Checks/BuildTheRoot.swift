import Alarms
import ExerciseKit
import Foundation
import ReminderStorage
import RescueSupport
import Sandbox
import Testing

@testable import LegacyRescueExercises

@MainActor @Suite(.exercise("24.6")) struct BuildTheRoot {
  private let world = World()

  @Test func `with doubles for all seven, the day is as it was recorded`() async {
    await Sandbox.run { sandbox in
      let difference = await recordedDay(on: reminders(in: world))
      #expect(difference == nil, "with doubles for all seven, \(difference ?? "")")
      let used = Set(sandbox.uses).sorted()
      #expect(used == [], "doubles were given for all seven, and the program still used \(used)")
      let alarms = AlarmCenter.shared.pending.count
      #expect(alarms == 0, "a double was given for the alarms, and the shared center has \(alarms)")
    }
  }

  @Test func `each alarm has the title of its reminder`() async {
    await Sandbox.run { _ in
      guard await recordedDay(on: reminders(in: world)) == nil else { return }
      #expect(
        world.titles == World.titles,
        "an alarm shows its title when it rings; the titles were \(world.titles)")
    }
  }

  @Test func `an alarm is cancelled before the one in its place is set`() async {
    await Sandbox.run { _ in
      let program = reminders(in: world)
      let fault = await world.faultOfMoveToItsOwnAlarm { await program.run($0) }
      #expect(fault == nil, "\(fault ?? "")")
    }
  }

  @Test func `what goes wrong is said, and not printed`() async {
    await Sandbox.run { sandbox in
      sandbox.isFull = true
      world.breakDown()
      let difference = await recordedDay(on: reminders(in: world), from: World.errors)
      #expect(difference == nil, "when something goes wrong, \(difference ?? "")")
      #expect(
        sandbox.lines == [], "`say` was given, and the program still printed \(sandbox.lines)")
    }
  }

  @Test func `two programs with two worlds keep apart`() async {
    await Sandbox.run { _ in
      let worlds = [World(), World()]
      let programs = worlds.map { reminders(in: $0) }
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

  @Test func `two programs have two users and two time zones`() async {
    await Sandbox.run { _ in
      let worlds = [World(), World()]
      let (berlin, newYork) = (reminders(in: worlds[0]), reminders(in: worlds[1]))
      await berlin.run("login ada Europe/Berlin")
      await newYork.run("login bob America/New_York")
      await berlin.run("add 2026-03-28 09:00 Pay rent")
      await newYork.run("add 2026-03-28 09:00 Fly")
      let times = worlds.map { $0.alarms.pending.map { RecordedTime.text($0.time) } }
      #expect(
        times == [["2026-03-28 09:00"], ["2026-03-28 14:00"]],
        """
        ada is in Berlin and bob in New York, each in a program of their own; both added something \
        for 9:00, so the second alarm rings five hours after the first; in Berlin, the times were \(times)
        """)
      let printed = await worlds[0].lastLine { await berlin.run("snooze 0 1") }
      #expect(
        printed == "[log] #0 rings at 2026-03-29 09:00",
        "ada's snooze across the change of the clocks printed \(printed)")
      #expect(
        worlds[0].files.keys.sorted() == ["ada.json"]
          && worlds[1].files.keys.sorted() == ["bob.json"],
        "each program must write its own user's file")
    }
  }

  // In Berlin it is 2:00 on the 28th, and in New York 21:00 on the 27th.
  @Test func `each line has the time zone of its program`() async {
    await Sandbox.run { _ in
      let (berlin, newYork) = (reminders(in: world), reminders(in: World()))
      await berlin.run("login ada Europe/Berlin")
      await berlin.run("add 2026-03-28 03:00 Pay rent")
      await berlin.run("add 2026-03-28 09:00 Call Bob")
      await newYork.run("login bob America/New_York")
      let both = ["#0 2026-03-28 03:00 Pay rent", "#1 2026-03-28 09:00 Call Bob"]
      let difference = await world.firstDifference(
        from: [
          ("@2026-03-28 02:00", []), ("list", both), ("today", both),
          ("done 0", ["done: Pay rent"]),
          ("history", ["2026-03-28 02:00 Pay rent", "last sync: never"]),
        ], in: { world.lines }
      ) { await type($0, into: berlin) }
      #expect(
        difference == nil,
        """
        ada is in Berlin, where it is 2:00, and bob is in New York, in a program of his own; in ada's, \
        \(difference ?? "")
        """)
    }
  }

  @Test func `an alarm that another program moves is told in its own time zone`() async {
    await Sandbox.run { _ in
      let berlin = reminders(in: world)
      let newYork = reminders(in: World(), settingAlarmsIn: world)
      await berlin.run("login ada Europe/Berlin")
      await newYork.run("login bob America/New_York")
      await berlin.run("add 2026-03-28 18:00 Pay rent")
      let printed = await world.lastLine { await newYork.run("add 2026-03-28 13:00 Fly") }
      #expect(
        printed == "[log] #0 rings at 2026-03-28 18:01",
        """
        ada's alarm at 18:00 in Berlin was moved by one that bob's program set for 13:00 in New York; \
        in ada's program, the confirmation printed \(printed)
        """)
    }
  }

  @Test func `another program starts while this one prints`() async {
    await Sandbox.run { _ in
      let (other, bob) = (World(), Typist())
      let berlin = reminders(in: world, saying: { bob.program?.start() })
      await berlin.run("login ada Europe/Berlin")
      await berlin.run("add 2026-03-28 18:00 Pay rent")
      await berlin.run("add 2026-03-28 19:00 Call Bob")
      let newYork = reminders(in: other)
      await newYork.run("login bob America/New_York")
      bob.program = newYork
      let printed = await world.lastLine { await berlin.run("list") }
      #expect(
        printed == "#1 2026-03-28 19:00 Call Bob",
        """
        between two lines of ada's list, bob's program started, in New York; the second line was \
        \(printed)
        """)
    }
  }

  // At each time of the year, Berlin has the same time as one of the other two.
  @Test func `time zones that agree for half a year are two zones`() async {
    await Sandbox.run { _ in
      let zones = ["Europe/Berlin", "Africa/Lagos", "Africa/Johannesburg"]
      var times: [[String]] = []
      for zone in zones {
        let world = World()
        let program = reminders(in: world)
        await program.run("login ada \(zone)")
        for day in ["2026-01-10", "2026-07-10"] { await program.run("add \(day) 09:00 Swim") }
        times.append(
          world.alarms.pending.map { String(RecordedTime.text($0.time).suffix(5)) }.sorted())
      }
      #expect(
        times == [["09:00", "09:00"], ["09:00", "10:00"], ["08:00", "09:00"]],
        """
        in each of three programs a user added something for 9:00 in January and in July, in the zones \
        \(zones); in Berlin that is 9:00 and 9:00, 9:00 and 10:00, and 8:00 and 9:00; it was \(times)
        """)
    }
  }

  @Test func `a program that starts leaves the others logged in`() async {
    await Sandbox.run { _ in
      let first = reminders(in: world)
      await first.run("login ada")
      let other = World()
      let second = reminders(in: other)
      await second.run("list")
      #expect(
        other.lines == ["log in first"],
        "ada logged in in another program; this one printed \(other.lines)")
      let printed = await world.lastLine { await first.run("list") }
      #expect(
        printed == "nothing to do",
        "ada is logged in, and a second program was made; her `list` printed \(printed)")
      await second.run("login bob")
      await second.run("logout")
      let after = await world.lastLine { await first.run("list") }
      #expect(
        after == "nothing to do",
        "bob logged out in another program; ada's `list` printed \(after)")
    }
  }

  @Test func `another program runs while this one waits for its server`() async {
    await Sandbox.run { _ in
      let (other, bob) = (World(), Typist())
      let program = reminders(in: world)
      world.whileAsked = { await bob.type("list") }
      bob.program = reminders(in: other)
      await program.run("login ada Europe/Berlin")
      await bob.type("login bob America/New_York")
      await program.run("sync")
      let files = world.files.keys.sorted()
      #expect(
        files == ["ada.json"],
        "while ada's sync waited, bob's program ran `list`; then ada's program wrote \(files)")
      let noted = world.store.object(forKey: "last sync of ada") as? String ?? "nothing"
      #expect(
        noted == "2026-03-28 12:00",
        "ada's sync in Berlin, at 12:00, was noted as \(noted), after a command of bob's")
    }
  }

  @Test func `who logs in during a sync stays logged in`() async {
    await Sandbox.run { _ in
      let program = reminders(in: world)
      world.whileAsked = { await program.run("login bob America/New_York") }
      await program.run("login ada Europe/Berlin")
      await program.run("sync")
      let printed = await world.lastLine { await program.run("logout") }
      #expect(
        printed == "bye bob",
        "bob logged in while ada's sync waited for its server; after it, `logout` printed \(printed)"
      )
    }
  }

  @Test func `who logs in during a sync costs nobody a reminder`() async {
    await Sandbox.run { _ in
      let program = reminders(in: world)
      world.whileAsked = { await program.run("login bob America/New_York") }
      await program.run("login ada Europe/Berlin")
      await program.run("add 2026-03-28 18:00 Pay rent")
      await program.run("sync")
      let printed = await world.lastLine { await program.run("login ada") }
      #expect(
        printed == "hello ada, you have 1 open",
        """
        bob, who has no reminders, logged in while ada's sync waited; ada had one, and when she logged \
        in again, the program printed \(printed)
        """)
    }
  }

  @Test func `without an address, a sync goes to the default one`() async {
    await Sandbox.run { sandbox in
      let program = reminders(in: world)
      let fault = await world.faultOfFirstSync("the given server got") { await program.run($0) }
      #expect(fault == nil, "\(fault ?? "")")
      let requests = sandbox.requests.count
      #expect(
        requests == 0,
        "a double was given for the server, and without an address a sync still went to URLSession")
    }
  }

  @Test func `no user is left of a program that ends`() async {
    await Sandbox.run { _ in
      for _ in 1...50 {
        let next = World()
        let program = reminders(in: next)
        await program.run("list")
        #expect(
          next.lines == ["log in first"],
          "ada logged in in a program that has ended; the next one printed \(next.lines)")
        await program.run("login ada")
      }
    }
  }

  @Test func `only the root chooses`() async {
    let (world, doubles) = (World(), Doubles(world: World()))
    let (store, now, random) = (world.store, { world.now }, world.random)
    let say: (String) -> Void = { _ in }
    typealias Program = Rooted.Reminders
    let taken: [(String, Program)] = [
      ("nothing", Program()),
      (
        "no store",
        Program(
          now: now, random: random, alarms: doubles, files: doubles, server: doubles, say: say)
      ),
      (
        "no clock",
        Program(
          store: store, random: random, alarms: doubles, files: doubles, server: doubles, say: say)
      ),
      (
        "no random numbers",
        Program(store: store, now: now, alarms: doubles, files: doubles, server: doubles, say: say)
      ),
      (
        "no alarms",
        Program(store: store, now: now, random: random, files: doubles, server: doubles, say: say)
      ),
      (
        "no files",
        Program(store: store, now: now, random: random, alarms: doubles, server: doubles, say: say)
      ),
      (
        "no server",
        Program(store: store, now: now, random: random, alarms: doubles, files: doubles, say: say)
      ),
      (
        "no `say`",
        Program(
          store: store, now: now, random: random, alarms: doubles, files: doubles, server: doubles)
      ),
    ].filter { !refused.contains(ObjectIdentifier($0.1)) }
    let texts = taken.map(\.0)
    #expect(
      texts == [], "an initializer or a default takes a call with \(texts.joined(separator: ", "))")
  }

  @Test func `the next user of a program brings another time zone`() async {
    await Sandbox.run { _ in
      let program = reminders(in: world)
      await program.run("login ada Europe/Berlin")
      await program.run("add 2026-03-28 09:00 Pay rent")
      await program.run("login ada America/New_York")
      let printed = await world.lastLine { await program.run("list") }
      #expect(
        printed == "#0 2026-03-28 04:00 Pay rent, overdue",
        "9:00 in Berlin is 4:00 in New York, where ada is now; her list printed \(printed)")
    }
  }

  @Test func `an alarm that moves is told in the time zone of who is there now`() async {
    await Sandbox.run { _ in
      let program = reminders(in: world)
      await program.run("login ada Europe/Berlin")
      await program.run("add 2026-03-28 18:00 Pay rent")
      await program.run("login ada America/New_York")
      let printed = await world.lastLine { await program.run("add 2026-03-28 13:00 Fly") }
      #expect(
        printed == "[log] #0 rings at 2026-03-28 13:01",
        """
        ada set an alarm for 18:00 in Berlin, and logged in again, in New York; her next one, for 13:00, \
        moved it by a minute; the program printed \(printed)
        """)
    }
  }

  @Test func `the bugs stay away`() async {
    await Sandbox.run { _ in
      let program = reminders(in: world)
      await program.run("login ada Europe/Berlin")
      await program.run("add 2026-03-28 18:00 Pay rent")
      await program.run("add 2026-03-28 18:00 Call Bob")
      let before = world.lines.count
      await program.run("list")
      let count = world.lines.count - before
      #expect(count == 2, "two reminders for the same minute are \(count) lines in the list")
      await program.run("done 0")
      let set = world.alarms.pending.count
      #expect(set == 1, "the moved alarm rings after `done`; \(set) alarms are set, and not 1")
      await program.run("login bob")
      await program.run("add 2026-03-28 18:00 Fly")
      await program.run("login ada")
      await program.run("done 1")
      let left = world.alarms.pending.count
      #expect(
        left == 1,
        "ada's alarm, moved under bob, rings after `done`; \(left) alarms are set, and not 1")
    }
  }

  @Test func `the root makes a program of its own for each call`() async {
    await Sandbox.run { sandbox in
      let (first, second) = (Rooted.Root.reminders(), Rooted.Root.reminders())
      #expect(
        first !== second,
        "`Root.reminders()` must make a new program each time, and two calls returned the same one")
      if first === second { return }
      await first.run("login ada Europe/Berlin")
      await second.run("list")
      let unknown = sandbox.lines.last ?? "nothing"
      #expect(
        unknown == "log in first",
        "the root made two programs, and ada logged in in the first; `list` in the second printed \(unknown)"
      )
      await second.run("login bob America/New_York")
      await first.run("add 2901-03-01 09:00 Pay rent")
      await second.run("logout")
      let before = sandbox.lines.count
      await first.run("list")
      let printed = sandbox.lines.dropFirst(before).last ?? "nothing"
      #expect(
        printed == "#0 2901-03-01 09:00 Pay rent",
        """
        the root made two programs, for ada in Berlin and for bob, who was in New York and logged out; \
        ada's `list` printed \(printed)
        """)
    }
  }

  @Test func `the root makes the app`() async {
    await Sandbox.run(answering: { _ in (200, "[1]") }) { sandbox in
      let app = Rooted.Root.reminders()
      let difference = await world.firstDifference(from: World.morning, in: { sandbox.lines }) {
        await type($0, into: app)
      }
      #expect(
        type(of: app) == Rooted.Reminders.self,
        "the app must get the class that the tests test, and it got a subclass")
      #expect(difference == nil, "in the app, \(difference ?? "")")
      let alarms = AlarmCenter.shared.pending.count
      #expect(alarms == 1, "in the app, one reminder is open, and \(alarms) alarms are set")
      #expect(
        sandbox.stored[currentReminderId] == "2",
        "in the app, three reminders leave the id 2 in the defaults")
      #expect(
        sandbox.file("ada.history")?.hasSuffix(" Pay rent\n") == true,
        "in the app, what is done goes into ada.history")
    }
  }

  @Test func `the root's clock and random numbers are the real ones`() async {
    await Sandbox.run(answering: { _ in (200, "[]") }) { sandbox in
      let app = Rooted.Root.reminders()
      await app.run("login ada GMT")
      let before = Date()
      await app.run("sync")
      let times = [before, Date()].map { $0.formatted(.iso8601).prefix(16) }
      let noted = sandbox.stored["last sync of ada"]?.replacing(" ", with: "T") ?? "nothing"
      #expect(
        times.contains { $0 == noted }, "in the app, a sync at \(times[0]) was noted as \(noted)")
      await app.run("add 2901-03-01 09:00 Pay rent")
      for _ in 1...60 { await app.run("later 0") }
      let different = Set(RecordedTime.waits(in: sandbox.lines))
      #expect(
        different.count > 1 && different.allSatisfy { (10...20).contains($0) },
        "in the app, 60 times `later` moved a reminder by \(different.sorted()) minutes")
    }
  }

  @Test func `the root's clock goes on`() async {
    await Sandbox.run { sandbox in
      let app = Rooted.Root.reminders()
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

  private func recordedDay(
    on reminders: Rooted.Reminders, from recording: [(typed: String, printed: [String])] = World.day
  ) async -> String? {
    await world.firstDifference(from: recording, in: { world.lines }) {
      await type($0, into: reminders)
    }
  }
}

@MainActor private func type(_ line: String, into reminders: Rooted.Reminders) async {
  if line == "start" { reminders.start() } else { await reminders.run(line) }
}

@MainActor private func reminders(
  in world: World, settingAlarmsIn shared: World? = nil,
  saying said: @escaping @MainActor () -> Void = {}
) -> Rooted.Reminders {
  let doubles = Doubles(world: world)
  return Rooted.Reminders(
    store: world.store, now: { world.now }, random: { world.random(in: $0) },
    alarms: Doubles(world: shared ?? world), files: doubles, server: doubles,
    say: { line in
      world.lines.append(line)
      said()
    })
}

/// Types into a program that is made later.
@MainActor private final class Typist {
  var program: Rooted.Reminders?

  func type(_ line: String) async { await program?.run(line) }
}

@MainActor private var refused: Set<ObjectIdentifier> = []

extension Rooted.Reminders {
  /// Is called where an argument is missing, if the exercise's own initializer has no default for it.
  @_disfavoredOverload fileprivate convenience init(
    store: any KeyValueStore..., now: (() -> Date)..., random: ((ClosedRange<Int>) -> Int)...,
    alarms: any Rooted.Alarms..., files: any Rooted.Files..., server: any Rooted.Server...,
    say: ((String) -> Void)...
  ) {
    let doubles = Doubles(world: World())
    self.init(
      store: World().store, now: { .distantPast }, random: { $0.lowerBound }, alarms: doubles,
      files: doubles, server: doubles, say: { _ in })
    refused.insert(ObjectIdentifier(self))
  }
}

private struct Doubles: Rooted.Alarms, Rooted.Files, Rooted.Server {
  let world: World

  func schedule(
    _ title: String, at time: Date,
    confirmed: @escaping @MainActor (Rooted.AlarmConfirmation) -> Void
  ) {
    world.schedule(title, at: time) {
      confirmed(Rooted.AlarmConfirmation(alarm: $0.id, time: $0.time))
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
