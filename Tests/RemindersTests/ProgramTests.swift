import Foundation
import ReminderFeature
import TestSupport
import Testing

@testable import reminders

struct OptionsTests {
  @Test(arguments: [
    (["--file", "a.json"], "a.json"), (["add", "Pay rent", "--file", "a.json"], "a.json"),
    ([], "b.json"),
  ])
  func `an argument comes before the environment`(arguments: [String], file: String) throws {
    let options = try Options(arguments, environment: ["REMINDERS_FILE": "b.json"])

    #expect(options.storage == .file(URL(filePath: file)))
  }

  @Test(arguments: [[:], ["REMINDERS_FILE": ""]])
  func `without either, it is the user's own file`(environment: [String: String]) throws {
    #expect(try Options([], environment: environment).storage == .file(Options.ownFile))
  }

  @Test func `a demo needs no file, wherever the option stands`() throws {
    let options = try Options(
      ["add", "--demo", "Pay", "rent"], environment: ["REMINDERS_FILE": "b.json"])

    #expect(options.storage == .demo)
    #expect(options.command == .add(title: "Pay rent"))
  }

  @Test func `after two dashes all is title`() throws {
    let options = try Options(["add", "--", "--demo", "--"], environment: [:])

    #expect(options.storage == .file(Options.ownFile))
    #expect(options.command == .add(title: "--demo --"))
  }

  @Test(arguments: [
    (["--fil"], "unknown option \"--fil\""), (["-7"], "unknown option \"-7\""),
    (["--file"], "--file needs a file"), (["--file", ""], "--file needs a file"),
    (["--demo", "--file", "a.json"], "--demo and --file can't go together"),
    (["done", "one"], "\"one\" is not an id"),
  ])
  func `bad arguments are an error that says why`(arguments: [String], reason: String) {
    #expect(throws: UsageError(reason)) { try Options(arguments, environment: [:]) }
  }
}

// What the root puts together, in this process.
struct RootTests {
  @Test func `the root keeps what was added, from run to run`() async throws {
    try await withTemporaryFile { file in
      let outputs = try await run("add Pay rent", "add Call home", "done 0", "list", on: file)

      #expect(outputs.last == "[x] 0 Pay rent\n[ ] 1 Call home")
    }
  }

  @Test func `a command that fails leaves the file alone`() async throws {
    try await withTemporaryFile { file in
      _ = try await run("add Pay rent", on: file)
      let before = try Data(contentsOf: file)

      await #expect(throws: ReminderListError.unknown(id: 7)) {
        try await run("done 7", on: file)
      }

      #expect(try Data(contentsOf: file) == before)
    }
  }

  @Test(arguments: [
    #"{"currentReminderId": "seven"}"#, #"{"reminders": 7}"#, #"{"reminders": [{"id": 0}]}"#,
    #"{"reminders": [{"id": 0, "title": "Pay rent", "isDone": false}]}"#,
  ])
  func `damage within the file is an error, and the file stays`(json: String) async throws {
    try await withTemporaryFile { file in
      try Data(json.utf8).write(to: file)

      await #expect(throws: (any Error).self) { try await run("add Call home", on: file) }

      #expect(try String(contentsOf: file, encoding: .utf8) == json)
    }
  }

  @Test func `a list of nothing leaves nothing behind`() async throws {
    try await withTemporaryFile { file async throws in
      #expect(try await run("list", on: file) == ["no reminders"])

      let folder = file.deletingLastPathComponent().path
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
  }

  @Test func `each demo begins with the same two reminders`() async throws {
    let outputs = try await [["add", "Call home"], ["list"]].async { words in
      try await Reminders.output(of: Options(["--demo"] + words, environment: [:]))
    }

    #expect(outputs == ["added 2 Call home", "[ ] 0 Water the plants\n[ ] 1 Pay rent"])
  }

  @discardableResult private func run(_ lines: String..., on file: URL) async throws -> [String] {
    try await lines.async { line in
      let words = line.split(separator: " ").map(String.init)
      return try await Reminders.output(
        of: Options(["--file", file.path] + words, environment: [:]))
    }
  }
}

// The built program, in processes of its own.
struct ProgramTests {
  @Test func `the program tells its errors on the error stream, with a code`() throws {
    try withTemporaryFile { file in
      let damaged = file.deletingLastPathComponent().appending(path: "damaged.json")
      try Data("{".utf8).write(to: damaged)

      let runs = try [
        ["add", "Pay rent"], ["done", "7"], ["ad"], ["--file", damaged.path, "add", "Pay rent"],
        ["--help"],
      ].map { words in
        try runProgram(
          builtProducts.appending(path: "reminders"), words,
          environment: ["REMINDERS_FILE": file.path])
      }

      #expect(runs.map(\.code) == [0, 1, 2, 1, 0])
      #expect(runs[0].output == "added 0 Pay rent\n")
      #expect(runs[1].output == "reminders: there is no reminder 7\n")
      #expect(runs[2].output == "reminders: unknown command \"ad\"; try --help\n")
      #expect(runs[3].output.hasSuffix("damaged.json is damaged; it was left as it is\n"))
      #expect(try String(contentsOf: damaged, encoding: .utf8) == "{")
      #expect(runs[4].output.hasPrefix("usage: "))
    }
  }

  @Test func `processes at the same time lose nothing`() async throws {
    try await withTemporaryFile { file in
      let processes = try (0..<4).map { _ in
        let process = Process()
        process.executableURL = builtProducts.appending(path: "reminders")
        process.arguments = ["--file", file.path, "add", "Pay rent"]
        process.standardOutput = Pipe()
        try process.run()
        return process
      }
      for process in processes { process.waitUntilExit() }

      let output = try await Reminders.output(of: Options(["--file", file.path], environment: [:]))

      #expect(output == (0..<4).map { "[ ] \($0) Pay rent" }.joined(separator: "\n"))
    }
  }
}

extension Array {
  /// Does one thing after the other.
  fileprivate func async<Result>(
    _ transform: (Element) async throws -> Result
  ) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
