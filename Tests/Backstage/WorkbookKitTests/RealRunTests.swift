import Foundation
import TestSupport
import Testing

@testable import WorkbookKit

/// Runs the real guide and the real toolchain on the mini workbook, as a person would.
///
/// A run takes seconds, so `swift test` leaves these out. `WORKBOOK_REAL_RUNS=1 swift test` has
/// them, and so has CI. They also show that `FakeGrader` tells the truth.
@Suite(
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_REAL_RUNS"] == "1"))
struct RealRunTests {
  private let workbook: MiniWorkbook

  init() throws {
    var repository = URL(filePath: #filePath)
    for _ in 1...4 { repository.deleteLastPathComponent() }
    // One folder for all tests, which run one by one: the next one builds only what differs.
    workbook = try MiniWorkbook(in: repository.appending(path: ".build/real-runs"))
    let kit = Folder(repository.appending(path: "Sources/Backstage/ExerciseKit"))
    for name in kit.names(in: "") {
      try workbook.write(kit.text(of: name) ?? "", to: "Sources/ExerciseKit/\(name)")
    }
    for name in ["wrong-nothing", "wrong-minus"] {
      let path = "\(MiniWorkbook.answers)/\(name).swift"
      try workbook.write(MiniWorkbook.files[path] ?? "", to: path)
    }
  }

  @Test func `a fresh workbook is green, and its exercise is a known issue`() throws {
    let run = try swiftTest()
    #expect(run.code == 0)
    #expect(run.output.contains("1.1 waits for you."))
    #expect(run.output.contains("with 2 known issues"))
  }

  @Test func `a fresh workbook fails in a strict run, and names the check`() throws {
    let run = try swiftTest(["EXERCISES": "strict"])
    #expect(run.code != 0)
    #expect(run.output.contains("Suite AddOne failed"))
  }

  @Test func `a solved exercise makes no noise`() throws {
    try solve()
    let run = try swiftTest()
    #expect(run.code == 0)
    #expect(!run.output.contains("known issue"))
  }

  @Test func `the map shows what comes next`() throws {
    let run = try guide()
    #expect(run.code == 0)
    #expect(run.output.contains("0 of 1 exercises solved"))
    #expect(run.output.contains("○  1  Adding"))
    #expect(run.output.contains("Next: 1.1 Add one"))
    #expect(run.output.contains("✗ one is added\n    one is missing\n    Checks/AddOne.swift:8"))
  }

  @Test func `a solved exercise turns to a tick`() throws {
    try solve()
    let run = try guide()
    #expect(run.output.contains("1 of 1 exercises solved"))
    #expect(run.output.contains("✓  1  Adding"))
    #expect(try guide("check", "1.1").code == 0)
  }

  @Test func `an unsolved exercise has the exit code 1`() throws {
    let run = try guide("check", "1.1")
    #expect(run.code == 1)
    #expect(run.output.contains("the answer is always two"))
  }

  @Test func `code that does not compile is shown with its place`() throws {
    try workbook.write("func addOne(to: Int) -> Int { nonsense }\n", to: MiniWorkbook.exercise)
    let run = try guide("check", "1.1")
    #expect(run.code == 3)
    #expect(run.output.contains("does not compile because of exercise 1.1"))
    #expect(run.output.contains("\(MiniWorkbook.exercise):1  cannot find 'nonsense' in scope"))
  }

  @Test func `a trap is blamed on the exercise`() throws {
    try workbook.replace("{ number }", in: MiniWorkbook.exercise, with: "{ fatalError() }")
    let run = try guide("check", "1.1")
    #expect(run.code == 1)
    #expect(run.output.contains("your code ended the whole run here"))
  }

  @Test func `an endless loop is stopped and blamed on the exercise`() throws {
    let loop = "{ var n = number; while n > 0 { n += number % 2 - number % 2 }; return n }"
    try workbook.replace("{ number }", in: MiniWorkbook.exercise, with: loop)
    let contents = try Contents.read(in: workbook.root)
    let grader = SwiftTest(in: workbook.root, patience: 1)
    let grades = try grader.grade(["1.1"], of: contents.chapters)
    #expect(grades.verdicts == ["1.1": .stuck(test: "one is added")])
  }

  @Test func `a list can be read by a program`() throws {
    let run = try guide("list", "--json")
    let rows = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    #expect(rows?.first?["id"] as? String == "1.1")
    #expect(rows?.first?["solved"] as? Bool == false)
  }

  @Test func `verify passes, and leaves the working tree alone`() throws {
    let run = try guide("verify")
    #expect(run.code == 0, "\(run.output)")
    #expect(run.output.contains("1 exercises in 5 variants"))
    #expect(Folder(workbook.root).text(of: MiniWorkbook.exercise) == MiniWorkbook.starter)
  }

  @Test func `verify refuses a wrong answer that passes`() throws {
    try workbook.replace("- 1", in: "\(MiniWorkbook.answers)/wrong-minus.swift", with: "+ 1")
    let run = try guide("verify")
    #expect(run.code == 1)
    #expect(run.output.contains("this wrong answer to 1.1 passes"))
  }

  @Test func `verify names the variant that does not compile`() throws {
    try workbook.replace("number", in: "\(MiniWorkbook.answers)/wrong-minus.swift", with: "")
    let run = try guide("verify")
    #expect(run.code == 1)
    #expect(run.output.contains("wrong-minus.swift\n    it does not compile"))
  }

  @Test func `a broken manifest is one line and the exit code 2`() throws {
    try workbook.write("{", to: Contents.path)
    for command in [[], ["check"], ["list"], ["hint", "1.1"], ["verify"]] {
      let run = try guide(command)
      #expect(run.code == 2)
      #expect(run.output == "workbook: Chapters/contents.json: is not valid JSON\n")
    }
  }

  // MARK: - Running

  private func solve() throws {
    try workbook.replace("{ number }", in: MiniWorkbook.exercise, with: "{ number + 1 }")
  }

  private func guide(_ arguments: String...) throws -> (code: Int32, output: String) {
    try guide(arguments)
  }

  private func guide(_ arguments: [String]) throws -> (code: Int32, output: String) {
    try run(builtProducts.appending(path: "workbook"), arguments, [:])
  }

  private func swiftTest(
    _ environment: [String: String] = [:]
  ) throws -> (code: Int32, output: String) {
    try run(URL(filePath: "/usr/bin/env"), ["swift", "test"], environment)
  }

  private func run(
    _ program: URL, _ arguments: [String], _ environment: [String: String]
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = workbook.root
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
