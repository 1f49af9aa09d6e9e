import Foundation
import RescueSupport
import TestSupport
import Testing

/// Sessions that were recorded with the patient, replayed on every version by the real program.
///
/// Each runs in a process of its own, whose home folder is a temporary one, so neither the user's
/// defaults nor their files are touched.
struct SessionTests {
  @Test(arguments: [0, 2, 3, 4, 5, 6])
  func `every version replays the recorded sessions`(step: Int) throws {
    for session in ["OneUser", "TwoUsers", "Mistakes"] {
      try expect(step, toReplay: session)
    }
  }

  @Test(arguments: [0, 2, 3, 4])
  func `up to step 4, the bugs are as they were recorded`(step: Int) throws {
    try expect(step, toReplay: "Bugs")
  }

  @Test(arguments: [5, 6])
  func `from step 5 on, the bugs are gone`(step: Int) throws {
    try expect(step, toReplay: "BugsFixed")
  }

  @MainActor @Test(arguments: ["OneUser", "TwoUsers", "Mistakes", "Bugs"])
  func `what exercise 24.1 tests has both bugs`(session: String) async throws {
    try await expect(RescueProgram(flaws: [.countsSeconds, .addsAgain]), toReplay: session)
  }

  @MainActor @Test(arguments: ["OneUser", "TwoUsers", "Mistakes", "BugsFixed"])
  func `what exercise 24.5 tests has none`(session: String) async throws {
    try await expect(RescueProgram(flaws: []), toReplay: session)
  }

  @Test func `a step that isn't there is refused`() throws {
    let (code, output) = try runProgram(program, ["1"])

    #expect(code == 64)
    #expect(output == "there is no step 1; the versions are 0, 2, 3, 4, 5 and 6\n")
  }

  /// Types the lines of a session that begin with "> ", and compares what is printed with the others.
  ///
  /// A line "restart" ends the process and starts another one. Times of the real clock read "now".
  private func expect(
    _ step: Int, toReplay session: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try withTemporaryHome { home in
      for run in try runs(of: session) {
        let input = home.appending(path: "input")
        let typed = run.typed.joined(separator: "\n")
        try typed.write(to: input, atomically: true, encoding: .utf8)
        let path = home.path(percentEncoded: false)
        let (code, output) = try runProgram(
          program, ["\(step)"], environment: ["HOME": path, "CFFIXED_USER_HOME": path],
          input: FileHandle(forReadingFrom: input))
        #expect(code == 0, sourceLocation: sourceLocation)
        #expect(
          output.split(separator: "\n").map(scrubbed) == run.printed,
          "step \(step), \(session)", sourceLocation: sourceLocation)
      }
    }
  }

  /// The same for the program that the exercises test, which runs in memory.
  @MainActor private func expect(
    _ program: RescueProgram, toReplay session: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for run in try runs(of: session) {
      var printed = program.restart()
      for line in run.typed { printed += await program.type(line) }
      #expect(
        printed.map { scrubbed($0[...]) } == run.printed, "\(session)",
        sourceLocation: sourceLocation)
    }
  }

  /// What was typed and what was printed, for each process of a session.
  private func runs(of session: String) throws -> [(typed: [String], printed: [String])] {
    let file = repository.appending(path: "Tests/LegacyRescueTests/Sessions/\(session).txt")
    let recording = try String(contentsOf: file, encoding: .utf8)
    return recording.components(separatedBy: "restart\n").map { run in
      let lines = run.split(separator: "\n").map(String.init)
      return (
        lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) },
        lines.filter { !$0.hasPrefix("> ") }
      )
    }
  }

  /// A line of the history without the time of the real clock, which a recording can't have.
  private func scrubbed(_ line: Substring) -> String {
    String(line.replacing(/^(last sync: )?\d{4}-\d\d-\d\d \d\d:\d\d/) { "\($0.1 ?? "")now" })
  }

  private var program: URL { builtProducts.appending(path: "legacy-reminders") }
}

private func withTemporaryHome(_ body: (URL) throws -> Void) throws {
  let home = FileManager.default.temporaryDirectory
    .appending(path: "di-workbook-\(UUID().uuidString)", directoryHint: .isDirectory)
  try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: home) }
  try body(home)
}
