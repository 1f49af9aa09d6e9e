import Foundation
import Testing

@testable import WorkbookKit

/// `swift run workbook check`, whatever the toolchain says.
struct CheckTests {
  private let workbook: MiniWorkbook

  init() throws {
    workbook = try MiniWorkbook()
    try workbook.addExercise("Twin", "Twin")
    try workbook.addChapter("02-Words", "Reading", exercises: ["Spell": "Spell"], inPart: "Letters")
  }

  // MARK: - What is graded

  @Test func `without a name, only what was begun is graded`() throws {
    try workbook.begin("Twin")
    let grader = StubGrader(["1.2": .solved])
    let run = workbook.run(["check"], grader: grader)
    #expect(grader.asked == [["1.2"]])
    #expect(run.code == 1)
    #expect(
      run.text == """
        ○ 1.1 Add one is not begun yet
        ✓ 1.2 Twin is solved
        ○ 2.1 Spell is not begun yet
        """)
  }

  @Test func `a fresh workbook is checked without a build`() {
    let grader = StubGrader([:])
    #expect(workbook.run(["check"], grader: grader).code == 1)
    #expect(grader.asked == [])
  }

  @Test func `an exercise that is named is graded even if nobody has begun it`() {
    let grader = StubGrader(["1.1": .notYet])
    let run = workbook.run(["check", "1.1"], grader: grader)
    #expect(grader.asked == [["1.1"]])
    #expect(run.code == 1)
    expect(run.text, has: "1.1 Add one is not solved yet")
  }

  @Test(arguments: [["1"], ["Tiny"], ["1.2", "AddOne"], ["1", "1.1", "1.1"]])
  func `a chapter stands for its exercises, and what is named twice is graded once`(
    words: [String]
  ) {
    let grader = StubGrader([:])
    _ = workbook.run(["check"] + words, grader: grader)
    #expect(grader.asked == [["1.1", "1.2"]])
  }

  @Test(
    arguments: [
      (Verdict.solved, 0), (.notYet, 1), (.crashed(test: "a", cause: nil), 1),
      (.stopped(test: "a", .output), 1), (.notRun, 1), (.refused, 3),
    ] as [(Verdict, Int32)])
  func `the exit code says whether it is solved`(verdict: Verdict, code: Int32) {
    let solved = workbook.run(
      ["check", "1.1", "1.2"], grader: StubGrader(["1.1": .solved, "1.2": verdict]))
    #expect(solved.code == code)
  }

  // MARK: - What is said

  @Test func `what a check has found is told with its place and what to do`() {
    let run = check(.notYet)
    #expect(
      run.text == """

        1.1 Add one is not solved yet

          ✗ one is added
            one is missing
            \(Finding.check):8

        edit    \(MiniWorkbook.exercise)
        hint    swift run workbook hint 1.1
        """)
  }

  @Test func `a test is named once for all that it has found, and so is a place`() {
    let findings: [Finding] = [
      .of("one is missing"), .of("as it was for six"), .of("the sum is odd", line: 9),
      .of("two is not two", test: "two stays two", line: 12),
    ]
    expect(
      check(.unsolved(findings)).text,
      has: """

          ✗ one is added
            one is missing
            as it was for six
            \(Finding.check):8
            the sum is odd
            \(Finding.check):9

          ✗ two stays two
            two is not two
            \(Finding.check):12

        """)
  }

  @Test func `all findings of a named exercise are told, but for the twenty-first`() {
    let findings = (1...22).map { Finding.of("finding \($0)", line: $0) }
    let text = check(.unsolved(findings)).text
    expect(text, has: "    finding 20\n    \(Finding.check):20\n\n  … and 2 more\n")
    #expect(!text.contains("finding 21"))
  }

  @Test func `without a name, each exercise tells its first finding`() throws {
    try workbook.begin("AddOne")
    let verdict = Verdict.unsolved([.of("one is missing"), .of("and two as well")])
    let text = workbook.run(["check"], grader: StubGrader(["1.1": verdict])).text
    expect(text, has: "one is missing\n    \(Finding.check):8\n\n  … and 1 more\n○ 1.2 Twin")
    #expect(!text.contains("and two as well"))
  }

  @Test(arguments: [
    ("Expectation failed: (ids → [0, 0]) == [0, 1]", true),
    ("Expectation failed: same() → false", false),
    ("Expectation failed: (Function) == (Function)", false),
    ("Expectation failed: \(String(repeating: "x", count: 200))", false),
  ])
  func `what the runner says is shown where it adds to the reason`(detail: String, isShown: Bool) {
    let text = check(.unsolved([.of("one is missing", detail: detail)])).text
    #expect(text.contains(detail) == isShown)
  }

  @Test func `without a reason, the runner's word is shown as it is, but no page of it`() {
    expect(
      check(.unsolved([.of("", detail: "same() → false\nsame()")])).text, has: "same() → false")
    let page = String(repeating: "x", count: 9_000)
    expect(
      check(.unsolved([.of("", detail: page)])).text,
      has: "\n    \(page.prefix(240))…\n    \(Finding.check):8\n")
  }

  @Test func `a finding without a place has no line for it`() {
    let finding = Finding(test: "one is added", reason: "it is odd", detail: "", file: "", line: 0)
    expect(check(.unsolved([finding])).text, has: "  ✗ one is added\n    it is odd\n\nedit")
  }

  @Test func `where a test is missing, the place to look at is the file to write it in`() throws {
    try workbook.replace(
      "\"inject\", \"minutes\": 2", in: MiniWorkbook.facts,
      with: "\"test\", \"minutes\": 2")
    let finding = Finding.of("no test of yours notices a sum that is odd")
    let yours = "\(MiniWorkbook.chapter)/Checks/YourAddOneTests.swift"
    expect(
      check(.unsolved([finding])).text, has: "a sum that is odd\n    \(yours)\n",
      "edit    \(yours)\n")
  }

  @Test func `an expectation of the learner's own is shown without where a type is hidden`() throws
  {
    try workbook.replace(
      "\"inject\", \"minutes\": 2", in: MiniWorkbook.facts,
      with: "\"test\", \"minutes\": 2")
    let hidden = "TinyChecks.(unknown context at $7f1c).List"
    let finding = Finding(
      test: "it is gone", reason: "this app is the right one",
      detail: "Expectation failed: (left → \(hidden)) == nil",
      file: "\(MiniWorkbook.chapter)/Checks/YourAddOneTests.swift", line: 3)
    expect(
      check(.unsolved([finding])).text,
      has: "the right one\n    Expectation failed: (left → List) == nil\n")
  }

  @Test func `a long expectation of the learner's own is shown, but no page of it`() throws {
    try workbook.replace(
      "\"inject\", \"minutes\": 2", in: MiniWorkbook.facts,
      with: "\"test\", \"minutes\": 2")
    let long = "Expectation failed: (list → \(String(repeating: "x", count: 9_000))"
    let finding = Finding(
      test: "it is listed", reason: "this app is the right one", detail: long,
      file: "\(MiniWorkbook.chapter)/Checks/YourAddOneTests.swift", line: 3)
    expect(
      check(.unsolved([finding])).text, has: "the right one\n    \(long.prefix(400))…\n")
  }

  private static let ends: [(Verdict, String)] = [
    (
      .crashed(test: "one is added", cause: "AddOne.swift:2: Fatal error: later"),
      "your code ended the whole run here: AddOne.swift:2: Fatal error: later"
    ),
    (
      .crashed(test: "one is added", cause: nil),
      "your code ended the whole run here: a trap, a forced unwrap, or endless recursion"
    ),
    (
      .stopped(test: "one is added", .silence(20)),
      """
      your code made no progress for 20 s here, and was stopped: an endless loop, a deadlock, or a \
      wait that is too long
      """
    ),
    (
      .stopped(test: "one is added", .output),
      "your code wrote more than 50 MB here, and was stopped: something prints without end"
    ),
  ]

  @Test(arguments: ends)
  func `code that ends the run or does not end is told with the check that it ran in`(
    verdict: Verdict, text: String
  ) {
    expect(
      check(verdict).text,
      has: "1.1 Add one is not solved yet\n\n  ✗ one is added\n    \(text)\n\nedit")
  }

  private static let endsOfTests: [(Verdict, String)] = [
    (
      .crashed(
        test: "a", cause: "a trap", on: .init(isBroken: true, name: "sum that is odd")),
      """
      here: a trap
          It was testing a broken sum that is odd. A test that meets a broken one must fail and not \
      end the run: try `#require` in place of what traps.
      """
    ),
    (
      .stopped(test: "a", .output, on: .init(isBroken: false, name: "sum")),
      "prints without end\n    It was testing the right sum.\n"
    ),
  ]

  @Test(arguments: endsOfTests)
  func `a test of yours that ends the run is told with what it was testing`(
    verdict: Verdict, text: String
  ) {
    expect(check(verdict).text, has: text)
  }

  @Test func `a run without a result is repeated, and nobody is told`() {
    let grader = StubGrader { call throws(GradingError) in
      if call == 1 { throw .noResults(output: "") }
      return ["1.1": .notYet]
    }
    let text = workbook.run(["check", "1.1"], grader: grader).text
    #expect(grader.asked == [["1.1"], ["1.1"]])
    expect(text, has: "one is missing")
    #expect(!text.contains("no result"))
  }

  @Test func `a check that did not run is told with its file`() {
    expect(check(.notRun).text, has: "  ✗ no check of 1.1 ran; is \(Finding.check) unchanged?\n")
  }

  // MARK: - What the compiler says

  @Test func `errors in one's own file are shown, and no others`() {
    let text = check(
      .doesNotCompile([
        Diagnostic(
          file: MiniWorkbook.exercise, line: 3, message: "invalid redeclaration of 'x'",
          earlier: "\(MiniWorkbook.exercise):1"),
        Diagnostic(file: Finding.check, line: 7, message: "cannot find 'addOne' in scope"),
      ])
    ).text
    expect(
      text,
      has: """

          ✗ it does not compile
            \(MiniWorkbook.exercise):3
              invalid redeclaration of 'x'
              it was declared before: \(MiniWorkbook.exercise):1

        edit
        """)
    #expect(!text.contains("cannot find"))
  }

  @Test func `the sixth error is a number`() {
    let errors = (1...7).map {
      Diagnostic(file: MiniWorkbook.exercise, line: $0, message: "error \($0)")
    }
    let text = check(.doesNotCompile(errors)).text
    expect(text, has: "      error 5\n    … and 2 more\n")
    #expect(!text.contains("error 6"))
  }

  @Test func `a check that misses a name says what may have become of it`() {
    let error = Diagnostic(file: Finding.check, line: 7, message: "cannot find 'addOne' in scope")
    expect(
      check(.doesNotCompile([error])).text,
      has: """
            \(Finding.check):7
              cannot find 'addOne' in scope
            its check misses something: is the file there, and is each name spelled as it was?
            to start over (your file is kept): swift run workbook reset 1.1

        """)
  }

  @Test func `an error in another exercise is not blamed on this one`() {
    let other = "\(MiniWorkbook.chapter)/Exercises/Twin.swift"
    let error = Diagnostic(file: other, line: 1, message: "cannot find 'nonsense' in scope")
    expect(
      check(.doesNotCompile([error])).text,
      has: """
            \(other):1
              cannot find 'nonsense' in scope
            this is in another exercise, without which this one can't be checked

        """)
  }

  // MARK: - What is in the way

  @Test func `a file that belongs to no exercise of the chapter is told`() throws {
    let stray = "\(MiniWorkbook.chapter)/Checks/deep/Helper.swift"
    try workbook.write("", to: stray)
    try workbook.write("", to: "\(MiniWorkbook.chapter)/Exercises/notes.txt")
    let solved = StubGrader(["1.1": .solved, "2.1": .solved])
    expect(workbook.run(["check", "1.1"], grader: solved).text, has: "✗ \(stray) is not part of")
    #expect(!workbook.run(["check", "1.1"], grader: solved).text.contains("notes.txt"))
    #expect(!workbook.run(["check", "2.1"], grader: solved).text.contains(stray))
  }

  @Test(arguments: [
    (
      GradingError.doesNotBuild(
        [Diagnostic(file: "Package.swift", line: 4, message: "expected ')'")], output: "…"),
      """
      The workbook does not compile, and no exercise is to blame:

        ✗ Package.swift:4  expected ')'
      """
    ),
    (
      .doesNotBuild([], output: "error: no such module"),
      """
      The workbook could not be built. This is what `swift test` wrote:
      error: no such module
      If that makes no sense, delete the folder .build/grading, and check again.
      """
    ),
    (
      .noResults(output: "Killed"),
      """
      The checks gave no result. This is what `swift test` wrote:
      Killed
      If that makes no sense, delete the folder .build/grading, and check again.
      """
    ),
    (
      .diskFull(folder: "/tmp"),
      "The disk is full: there is no room left below /tmp. Free some, and check again."
    ),
  ])
  func `what keeps everything from being graded is told, with the exit code 3`(
    error: GradingError, text: String
  ) {
    let run = workbook.run(["check", "1.1"], grader: StubGrader(throwing: error))
    #expect(run.code == 3)
    #expect(run.text == text)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends the command without a word`(signal: Int32) {
    let grader = StubGrader(throwing: .interrupted(signal: signal))
    let run = workbook.run(["check", "1.1"], grader: grader)
    #expect(run.code == 128 + signal)
    #expect(run.writings == [])
  }

  // MARK: - What comes next

  @Test func `the next exercise is one of the same chapter`() {
    let run = check(.solved)
    #expect(run.code == 0)
    #expect(
      run.text == """
        ✓ 1.1 Add one is solved

        next    1.2 Twin, about 1 minute
        edit    Chapters/01-Tiny/Exercises/Twin.swift
        """)
  }

  @Test func `an exercise that was left out comes before the next chapter`() throws {
    try workbook.begin("Twin")
    let run = workbook.run(["check", "1.2"], grader: StubGrader(["1.2": .solved]))
    expect(run.text, has: "next    1.1 Add one, about 2 minutes\nedit    \(MiniWorkbook.exercise)")
  }

  @Test func `where a chapter begins, its lesson is to be read`() throws {
    try workbook.begin("AddOne")
    try workbook.begin("Twin")
    let run = workbook.run(["check", "1"], grader: StubGrader(["1.1": .solved, "1.2": .solved]))
    #expect(
      run.text.hasSuffix(
        """

        next    2.1 Spell, about 1 minute
        read    Chapters/02-Words/README.md
        edit    Chapters/02-Words/Exercises/Spell.swift
        """))
  }

  @Test func `after the last exercise the first that nobody has begun comes next`() throws {
    try workbook.begin("Spell", in: "Chapters/02-Words")
    let run = workbook.run(["check", "2.1"], grader: StubGrader(["2.1": .solved]))
    expect(
      run.text, has: "next    1.1 Add one, about 2 minutes\nread    Chapters/01-Tiny/README.md")
  }

  @Test func `where all is begun, the map knows what comes next`() throws {
    try workbook.begin("AddOne")
    try workbook.begin("Twin")
    try workbook.begin("Spell", in: "Chapters/02-Words")
    let run = check(.solved)
    #expect(run.text == "✓ 1.1 Add one is solved\n\nwhat comes next: swift run workbook")
  }

  @Test func `of several exercises, the first that is not solved is the one to go on with`() {
    let run = workbook.run(["check", "1"], grader: StubGrader(["1.1": .solved, "1.2": .notYet]))
    #expect(
      run.text.hasSuffix(
        "\nedit    Chapters/01-Tiny/Exercises/Twin.swift\nhint    swift run workbook hint 1.2"))
  }

  /// Checks the first exercise, which has been begun.
  private func check(_ verdict: Verdict) -> GuideRun {
    try? workbook.begin("AddOne")
    return workbook.run(["check", "1.1"], grader: StubGrader(["1.1": verdict]))
  }
}
