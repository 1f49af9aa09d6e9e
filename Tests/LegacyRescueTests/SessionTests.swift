import Foundation
import RescueSupport
import TestSupport
import Testing

/// Sessions that were recorded with the patient, replayed on every version by the real program.
@Suite(.timeLimit(.minutes(1))) struct SessionTests {
  @Test(arguments: [0, 2, 3, 4, 5, 6], ["OneUser", "TwoUsers", "Mistakes", "Outside"])
  func `every version replays the recorded sessions`(step: Int, session: String) async throws {
    try await expect(step, toReplay: session)
  }

  @Test(arguments: [0, 2, 3, 4])
  func `up to step 4, the bugs are as they were recorded`(step: Int) async throws {
    try await expect(step, toReplay: "Bugs")
  }

  @Test(arguments: [5, 6])
  func `from step 5 on, the bugs are gone`(step: Int) async throws {
    try await expect(step, toReplay: "BugsFixed")
  }

  @MainActor @Test(arguments: ["OneUser", "TwoUsers", "Mistakes", "Outside", "Bugs"])
  func `what exercise 24.1 tests has both bugs`(session: String) async throws {
    try await expect(RescueProgram(flaws: [.countsSeconds, .addsAgain]), toReplay: session)
  }

  @MainActor @Test(arguments: ["OneUser", "TwoUsers", "Mistakes", "Outside", "BugsFixed"])
  func `what exercise 24.5 tests has none`(session: String) async throws {
    try await expect(RescueProgram(flaws: []), toReplay: session)
  }

  @Test func `a step that isn't there is refused`() throws {
    let (code, output) = try runProgram(builtProducts.appending(path: "legacy-reminders"), ["1"])

    #expect(code == 64)
    #expect(output == "there is no step 1; the versions are 0, 2, 3, 4, 5 and 6\n")
  }
}

/// For your own rescue of `Step0.swift`, on a branch: with the bugs or without them, and not half.
@Suite(.timeLimit(.minutes(1))) struct OwnRescueTests {
  @Test(arguments: ["OneUser", "TwoUsers", "Mistakes", "Outside"])
  func `your rescue replays the recorded sessions`(session: String) async throws {
    try await expect(0, toReplay: session)
  }

  @Test func `your rescue has both bugs, or none`() async throws {
    let printed = try await replay("Bugs", on: 0).flatMap(\.printed)
    let isFixed = printed.contains("[log] #0 rings at 2025-03-30 09:00")
    try await expect(0, toReplay: isFixed ? "BugsFixed" : "Bugs")
  }
}
