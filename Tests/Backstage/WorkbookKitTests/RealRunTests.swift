import Foundation
import TestSupport
import Testing

@testable import WorkbookKit

/// Runs the real guide and the real toolchain on the mini workbook, as a person would.
///
/// These tests also show that `FakeGrader` tells the truth.
@Suite(.serialized, .forReal) struct RealRunTests {
  private let workbook: MiniWorkbook

  init() throws {
    // One folder for all tests, which run one by one: the next one builds only what differs.
    workbook = try MiniWorkbook(in: repository.appending(path: ".build/real-runs"))
    try workbook.complete()
    try workbook.addExerciseKit()
    for name in ["wrong-nothing", "wrong-minus"] {
      let path = "\(MiniWorkbook.answers)/\(name).swift"
      try workbook.write(MiniWorkbook.files[path] ?? "", to: path)
    }
  }

  @Test func `a fresh workbook is green, and its exercise is a known issue`() throws {
    let run = try swiftTest()
    #expect(run.code == 0)
    #expect(run.output.contains("1.1 Add one (2 findings): one is missing"))
    #expect(run.output.contains("with 1 known issue"))
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

  @Test func `the map of a fresh workbook builds nothing`() throws {
    try? FileManager.default.removeItem(at: workbook.root.appending(path: SwiftTest.scratch))
    let run = try guide()
    #expect(run.code == 0)
    #expect(run.output.contains("0 of 1 exercises solved"))
    #expect(!Folder(workbook.root).has(SwiftTest.scratch))
  }

  @Test func `the map shows what comes next`() throws {
    try workbook.replace("{ number }", in: MiniWorkbook.exercise, with: "{ number + 0 }")
    let run = try guide()
    #expect(run.code == 0)
    #expect(run.output.contains("0 of 1 exercises solved"))
    #expect(run.output.contains("○  1  Adding"))
    #expect(run.output.contains("Next: 1.1 Add one"))
    #expect(run.output.contains("✗ one is added\n    one is missing\n    Expectation failed"))
    #expect(run.output.contains("\n    Chapters/01-Tiny/Checks/AddOne.swift:8\n"))
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
    #expect(run.output.contains("it does not compile"))
    #expect(
      run.output.contains("\(MiniWorkbook.exercise):1\n      cannot find 'nonsense' in scope"))
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
    #expect(run.output.contains("1 exercise in 5 variants"))
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
    try workbook.write("{", to: Workbook.contents)
    for command in [[], ["check"], ["list"], ["hint", "1.1"], ["verify"]] {
      let run = try workbook.guide(command)
      #expect(run.code == 2)
      #expect(run.output.hasPrefix("workbook: Chapters/contents.json:1: this is not valid JSON"))
      #expect(run.output.count { $0 == "\n" } == 1)
    }
  }

  // MARK: - Running

  private func solve() throws {
    try workbook.replace("{ number }", in: MiniWorkbook.exercise, with: "{ number + 1 }")
  }

  private func guide(_ arguments: String...) throws -> (code: Int32, output: String) {
    try workbook.guide(arguments)
  }

  private func swiftTest(
    _ environment: [String: String] = [:]
  ) throws -> (code: Int32, output: String) {
    try workbook.run(URL(filePath: "/usr/bin/env"), ["swift", "test"], environment)
  }
}
