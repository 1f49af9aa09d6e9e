import Foundation
import TestSupport
import Testing

@testable import WorkbookKit

/// The guide in a pseudo-terminal, as a person sees it.
///
/// `script` makes the terminal.
@Suite(.serialized, .timeLimit(.minutes(5)), .forReal) struct TerminalRunTests {
  private let workbook: MiniWorkbook

  init() throws {
    workbook = try MiniWorkbook(in: repository.appending(path: ".build/terminal-runs"))
    try workbook.complete()
    try workbook.addExerciseKit()
    try workbook.addTwin()
  }

  @Test func `a save is noticed, a solved exercise waits for Enter, and Ctrl-C leaves`() throws {
    let twin = "\(MiniWorkbook.chapter)/Exercises/Twin.swift"
    try workbook.replace("2", in: twin, with: "1")
    let terminal = try Terminal(running: "watch", in: workbook.root)

    try terminal.wait(for: "one is missing")
    try workbook.write("nonsense\n", to: MiniWorkbook.exercise)
    try terminal.wait(for: "cannot find 'nonsense' in scope")
    try workbook.write("func addOne(to n: Int) -> Int { n + 1 }\n", to: MiniWorkbook.exercise)
    try terminal.wait(for: "1.1 Add one is solved")
    try terminal.wait(for: "Enter: the next exercise")
    #expect(!terminal.text.contains("a twin is two"), "the next exercise's findings wait, too")
    terminal.type("\n")
    try terminal.wait(for: "a twin is two")
    terminal.type("\u{3}")
    terminal.waitForEnd()

    let colors = terminal.text.matches(of: /\u{1B}\[(\d+)m/).map { $0.1 }
    #expect(colors.last == "0", "no colour is left on")
    #expect(!terminal.text.contains("\u{1B}[?"), "no mode of the terminal is changed")
  }

  @Test func `the last exercise solved ends the watch`() throws {
    let terminal = try Terminal(running: "watch", in: workbook.root)

    try terminal.wait(for: "one is missing")
    try workbook.write("func addOne(to n: Int) -> Int { n + 1 }\n", to: MiniWorkbook.exercise)
    try terminal.wait(for: "That was the last one.")

    terminal.waitForEnd()
  }

  @Test func `code that does not end is seen to run, and is stopped`() throws {
    try workbook.write(
      "func addOne(to n: Int) -> Int { while n < .max {}; return n }\n", to: MiniWorkbook.exercise)
    let terminal = try Terminal(running: "check 1.1", in: workbook.root)

    try terminal.wait(for: "running your code: ")
    try terminal.wait(for: "and was stopped")

    terminal.waitForEnd()
  }

  @Test func `while another run grades, the guide says that it waits`() throws {
    try workbook.write(
      "func addOne(to n: Int) -> Int { while n < .max {}; return n }\n", to: MiniWorkbook.exercise)
    let other = Process()
    let said = Pipe()
    other.executableURL = URL(filePath: "/usr/bin/env")
    other.arguments = ["swift", "test", "--scratch-path", ".build/grading", "--filter", "AddOne"]
    other.currentDirectoryURL = workbook.root
    other.environment = environment()
    other.standardOutput = said
    other.standardError = said
    try other.run()
    var text = ""
    while !text.contains("Build complete!"),
      case let data = said.fileHandleForReading.availableData,
      !data.isEmpty
    {
      text += String(decoding: data, as: UTF8.self)
    }

    let terminal = try Terminal(running: "check 1.2", in: workbook.root)
    try terminal.wait(for: "another run of the guide is building (process ")
    try terminal.wait(for: "waiting until it ends")
    other.interrupt()
    try terminal.wait(for: "1.2 Twin is solved")

    terminal.waitForEnd()
    other.waitUntilExit()
  }
}

/// A pseudo-terminal in which the guide runs.
private final class Terminal {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  /// Everything that was shown so far.
  private(set) var text = ""
  /// What was shown after the last text that was waited for.
  private var rest = ""

  init(running command: String, in folder: URL) throws {
    let guide = builtProducts.appending(path: "workbook").path(percentEncoded: false)
    process.executableURL = URL(filePath: "/usr/bin/env")
    #if os(Linux)
      process.arguments = ["script", "-q", "-e", "-c", "'\(guide)' \(command)", "/dev/null"]
    #else
      process.arguments = ["script", "-q", "/dev/null", "sh", "-c", "'\(guide)' \(command)"]
    #endif
    process.currentDirectoryURL = folder
    let settings = ["TERM": "xterm", "LC_ALL": "C.UTF-8"]
    process.environment = environment(with: settings)
      .filter { $0.key != "NO_COLOR" }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    // Worker threads block signals and a child inherits that, so Ctrl-C would never arrive.
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Reads until a text is shown, after what was waited for before.
  func wait(for wanted: String) throws {
    while true {
      if let found = rest.firstRange(of: wanted) {
        rest = String(rest[found.upperBound...])
        return
      }
      guard read() else { throw EndedEarly(wanted: wanted, text: text) }
    }
  }

  func type(_ keys: String) {
    input.fileHandleForWriting.write(Data(keys.utf8))
  }

  func waitForEnd() {
    while read() {}
    process.waitUntilExit()
  }

  /// Reads what there is, or waits for more; false at the end.
  private func read() -> Bool {
    let data = output.fileHandleForReading.availableData
    text += String(decoding: data, as: UTF8.self)
    rest += String(decoding: data, as: UTF8.self)
    return !data.isEmpty
  }

  struct EndedEarly: Error {
    let wanted: String
    let text: String
  }
}
