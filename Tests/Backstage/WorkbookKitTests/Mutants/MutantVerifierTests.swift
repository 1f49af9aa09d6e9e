import Foundation
import Testing

@testable import WorkbookKit

struct MutantVerifierTests {
  private let workbook: MiniWorkbook
  private static let solution = "\(MiniWorkbook.answers)/solution.swift"
  private static let list = "\(MiniWorkbook.answers)/equivalent.json"

  init() throws {
    workbook = try MiniWorkbook()
    try workbook.complete()
  }

  @Test func `checks that notice each change`() throws {
    let run = workbook.run(["verify", "--mutants"])

    #expect(run.code == 0)
    #expect(run.text.contains("1.1   AddOne: 3 changes: 0 refused by the compiler, 3 noticed"))
  }

  @Test func `a change that no check notices`() throws {
    let run = workbook.run(["verify", "--mutants", "1.1"], grader: try blind(to: "number + 2"))

    #expect(run.code == 1)
    #expect(run.text.contains("2 noticed, 0 equivalent, 1 survived"))
    #expect(run.text.contains("✗ \(Self.solution):"))
    #expect(run.text.contains("    no check notices: \(Self.change)\n"))
  }

  @Test func `a change that makes no difference, with its reason`() throws {
    try workbook.write(Self.entry(Self.change), to: Self.list)

    let run = workbook.run(["verify", "--mutants"], grader: try blind(to: "number + 2"))

    #expect(run.code == 0)
    #expect(run.text.contains("2 noticed, 1 equivalent, 0 survived"))
  }

  @Test func `a reason for a change that the checks notice`() throws {
    try workbook.write(Self.entry(Self.change), to: Self.list)

    let run = workbook.run(["verify", "--mutants"])

    #expect(run.code == 1)
    #expect(run.text.contains("\(Self.list):1\n    no change survives that reads: func"))
  }

  @Test func `a change that does not compile is none`() throws {
    let error = Diagnostic(file: MiniWorkbook.exercise, line: 1, message: "no")
    let run = workbook.run(
      ["verify", "--mutants"],
      grader: StubGrader { call in
        ["1.1": call == 1 ? .solved : .doesNotCompile([error])]
      })

    #expect(run.code == 0)
    #expect(run.text.contains("3 refused by the compiler, 0 noticed"))
  }

  @Test func `a change that ends the run or hangs is noticed`() throws {
    let ends: [Verdict] = [
      .solved, .crashed(test: "", cause: nil), .stopped(test: "", .silence(5)), .unsolved([]),
    ]
    let run = workbook.run(
      ["verify", "--mutants"], grader: StubGrader { call in ["1.1": ends[call - 1]] })

    #expect(run.text.contains("3 noticed"))
  }

  @Test func `a change that nothing can be built with is refused`() throws {
    let run = workbook.run(
      ["verify", "--mutants"],
      grader: StubGrader { call throws(GradingError) in
        if call > 1 { throw .doesNotBuild([], output: "the linker says no") }
        return ["1.1": .solved]
      })

    #expect(run.text.contains("3 refused"))
  }

  @Test func `a run that says nothing is run again, once`() throws {
    func run(silentFor calls: Range<Int>) -> GuideRun {
      workbook.run(
        ["verify", "--mutants"],
        grader: StubGrader { call throws(GradingError) in
          if calls.contains(call) { throw .noResults(output: "") }
          return ["1.1": call == 1 ? .solved : .unsolved([])]
        })
    }

    #expect(run(silentFor: 2..<3).text.contains("3 noticed"))
    #expect(run(silentFor: 2..<4).code != 0)
  }

  @Test func `one build serves a change of each exercise`() throws {
    try workbook.addTwin()
    let solution = "\(MiniWorkbook.chapter)/Answers/Twin/solution.swift"
    try workbook.write("func twin() -> Int { 2 }\n", to: solution)
    let grader = StubGrader(["1.1": .solved, "1.2": .solved])

    _ = workbook.run(["verify", "--mutants"], grader: grader)

    // First the solutions as they are.
    #expect(grader.asked == [["1.1", "1.2"], ["1.1", "1.2"], ["1.1"], ["1.1"]])
  }

  @Test func `a change that was left out with its neighbour is tried again`() throws {
    try workbook.addTwin()
    let solution = "\(MiniWorkbook.chapter)/Answers/Twin/solution.swift"
    try workbook.write("func twin() -> Int { 2 }\n", to: solution)
    let error = Diagnostic(file: MiniWorkbook.exercise, line: 1, message: "no")
    let grader = StubGrader { call in
      let twin = call == 2 ? Verdict.doesNotCompile([error]) : call == 1 ? .solved : .unsolved([])
      return ["1.1": call == 1 ? .solved : .doesNotCompile([error]), "1.2": twin]
    }

    let run = workbook.run(["verify", "--mutants"], grader: grader)

    #expect(run.text.contains("1.2   Twin: 1 change: 0 refused by the compiler, 1 noticed"))
  }

  @Test func `a solution that is not solved tells nothing`() throws {
    let run = workbook.run(["verify", "--mutants"], grader: StubGrader(["1.1": .unsolved([])]))

    #expect(run.code == 1)
    #expect(run.text.contains("\(Self.solution)\n    it is not solved as it is"))
  }

  @Test func `the working tree is left alone`() throws {
    _ = workbook.run(["verify", "--mutants"])

    let folder = Folder(workbook.root)
    #expect(folder.text(of: MiniWorkbook.exercise) == MiniWorkbook.starter)
    #expect(folder.text(of: Self.solution) == MiniWorkbook.files[Self.solution])
  }

  @Test func `an exercise that is not there`() {
    let run = workbook.run(["verify", "--mutants", "9.9"])

    #expect(run.text.contains("there is no exercise \"9.9\""))
  }

  // MARK: - Since a commit

  @Test func `the exercises that differ from a commit`() throws {
    try commit()
    #expect(
      workbook.run(["verify", "--mutants", "--since", "HEAD"]).text
        == "no exercise differs from HEAD")

    try workbook.replace("One more", in: Self.solution, with: "Some more")
    #expect(
      workbook.run(["verify", "--mutants", "--since", "HEAD"]).text.contains("1.1   AddOne: "))
  }

  @Test func `a commit that is not there`() throws {
    try commit()

    let run = workbook.run(["verify", "--mutants", "--since", "gone"])

    #expect(run.code != 0)
    #expect(run.text.contains("git knows no such commit"))
  }

  @Test func `no commit`() {
    let run = workbook.run(["verify", "--mutants", "--since"])

    #expect(run.text.contains("name one commit: swift run workbook verify --mutants --since main"))
  }

  // MARK: - The list

  @Test func `verify knows the list, and has nothing against it`() throws {
    try workbook.write(Self.entry(Self.change), to: Self.list)

    #expect(try workbook.complaints() == [])
  }

  @Test(arguments: [
    (entry("a → b"), ":1\n    there is no such change"), ("{}", ":1: a list in [ ]"),
    ("[{\"change\": \"a\"}]", ":1: \"reason\" is missing"), ("[", "this is not valid JSON"),
  ])
  func `a list that is wrong`(text: String, complaint: String) throws {
    try workbook.write(text, to: Self.list)

    let complaints = try workbook.complaints()

    #expect(complaints.count == 1)
    #expect(complaints.first?.contains(complaint) == true)
  }

  // MARK: - Helpers

  private func commit() throws {
    let root = workbook.root.path(percentEncoded: false)
    for command in [
      ["init", "--quiet"], ["add", "."],
      ["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", "A"],
    ] {
      // A developer's own settings may sign each commit, and wait for a password.
      let git = try Program.run(
        ["git", "-C", root] + command,
        environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
      #expect(git.errors.isEmpty)
    }
  }

  private static let change =
    "func addOne(to number: Int) -> Int { number + 1 } → "
    + "func addOne(to number: Int) -> Int { number + 2 }"

  private static func entry(_ change: String) -> String {
    "[{\"change\": \"\(change)\", \"reason\": \"It is all one.\"}]"
  }

  /// A grader whose check takes one wrong answer for right.
  private struct BlindGrader: Grader {
    let root: URL
    let wrong: String

    func grade(_ exercises: [Exercise]) throws(GradingError) -> Grades {
      let code = Folder(root).text(of: MiniWorkbook.exercise) ?? ""
      if code.contains(wrong) { return Grades(verdicts: ["1.1": .solved]) }
      return try FakeGrader(root: root).grade(exercises)
    }
  }

  private func blind(to wrong: String) throws -> BlindGrader {
    let copy = PackageCopy(of: try Workbook(in: workbook.root))
    return BlindGrader(root: copy.workbook.root, wrong: wrong)
  }
}
