import Foundation
import RescueSupport
import TestSupport
import Testing

/// Sessions that were recorded with the patient, replayed on every version by the real program.
@Suite(.timeLimit(.minutes(5))) struct SessionTests {
  @Test(arguments: [0, 2, 3, 4, 5, 6], sessionsWithoutBugs)
  func `every version replays the recorded sessions`(step: Int, session: String) async throws {
    try await expect(step, toReplay: session)
  }

  @Test(arguments: [0, 2, 3, 4], ["Snooze", "Twice"])
  func `up to step 4, the bugs are as they were recorded`(step: Int, bug: String) async throws {
    try await expect(step, toReplay: bug)
  }

  @Test(arguments: [5, 6], ["SnoozeFixed", "TwiceFixed"])
  func `from step 5 on, the bugs are gone`(step: Int, fixed: String) async throws {
    try await expect(step, toReplay: fixed)
  }

  @Test func `what exercise 24.1 tests is the program, to the letter`() throws {
    let (program, patient) = ("Sources/LegacyRescue", "Tests/Backstage/RescuePatient")
    let texts = try [program, patient].map {
      try String(contentsOf: repository.appending(path: "\($0)/Step0.swift"), encoding: .utf8)
    }

    #expect(texts[0] == texts[1], "the patient of 24.1 is a copy of Step0.swift")
  }

  @MainActor @Test(arguments: sessionsWithoutBugs + ["Snooze", "Twice"])
  func `what exercise 24.1 tests has both bugs`(session: String) async throws {
    try await expect(patient(), toReplay: session)
  }

  @MainActor
  @Test(arguments: [
    (RescueProgram.Flaw.countsSeconds, ["Snooze", "TwiceFixed"]),
    (.addsAgain, ["SnoozeFixed", "Twice"]),
  ])
  func `what has one bug left has the other one fixed`(
    bug: RescueProgram.Flaw, sessions: [String]
  ) async throws {
    for session in sessions + sessionsWithoutBugs {
      try await expect(RescueProgram(flaws: [bug]), toReplay: session)
    }
  }

  @MainActor @Test(arguments: sessionsWithoutBugs + ["SnoozeFixed", "TwiceFixed"])
  func `what exercise 24.5 tests has none`(session: String) async throws {
    try await expect(RescueProgram(flaws: []), toReplay: session)
  }

  @MainActor @Test func `two patients side by side have a user each`() async {
    let (first, second) = (patient(), patient())
    await first.type("login ada Europe/Berlin")
    await second.type("login bob America/New_York")
    first.server = "[]"
    await first.type("sync")

    #expect(await first.type("history") == ["last sync: 2026-03-28 12:00"])
    #expect(await second.type("logout") == ["bye bob"])
    #expect(await first.type("list") == ["nothing to do"])
  }

  @MainActor @Test func `an alarm that moves after a restart rings for what is done`() async {
    let program = RescueProgram(flaws: [])
    await program.type("login ada")
    await program.type("add 2026-03-28 18:00 Pay rent")
    program.restart()
    await program.type("add 2026-03-28 18:00 Call Bob")
    await program.type("done 0")

    #expect(program.alarms == ["2026-03-28 18:00 Call Bob", "2026-03-28 18:01 Pay rent"])
  }

  @Test func `a step that isn't there is refused`() throws {
    let (code, output) = try runProgram(builtProducts.appending(path: "legacy-reminders"), ["1"])

    #expect(code == 64)
    #expect(output == "there is no step 1; the versions are 0, 2, 3, 4, 5 and 6\n")
  }
}

/// For your own rescue of `Step0.swift`, on a branch: each bug is as it was recorded, or fixed.
@Suite(.timeLimit(.minutes(5))) struct OwnRescueTests {
  @Test(arguments: sessionsWithoutBugs)
  func `your rescue replays the recorded sessions`(session: String) async throws {
    try await expect(0, toReplay: session)
  }

  @Test(arguments: ["Snooze", "Twice"])
  func `your rescue has each bug, or its fix`(bug: String) async throws {
    let printed = try await replay(bug, on: 0).flatMap(\.printed)
    let recorded = try Recording(bug).runs.flatMap(\.printed)
    try await expect(0, toReplay: printed == recorded ? bug : bug + "Fixed")
  }
}

/// The sessions that show neither of the two bugs.
private let sessionsWithoutBugs = ["OneUser", "TwoUsers", "Mistakes", "Outside", "Restart"]

/// The program with both bugs, as exercise 24.1 tests it.
@MainActor private func patient() -> RescueProgram {
  RescueProgram(flaws: [.countsSeconds, .addsAgain])
}
