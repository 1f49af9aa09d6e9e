import Foundation
import TestSupport
import Testing

@testable import WorkbookKit

/// What learners do to a workbook, each with the text that they are shown.
///
/// The second exercise is solved, and stays so whatever happens to the first.
@Suite(.serialized, .forReal) struct MishapTests {
  private let workbook: MiniWorkbook
  private var exercise: URL { workbook.root.appending(path: MiniWorkbook.exercise) }

  init() throws {
    let root = repository.appending(path: ".build/mishaps")
    // Whatever the test before has put there.
    try? FileManager.default.removeItem(at: root.appending(path: MiniWorkbook.exercise))
    workbook = try MiniWorkbook(in: root)
    try workbook.complete()
    try workbook.addExerciseKit()
    try workbook.addTwin()
  }

  @Test(arguments: [
    ("fatalError(\"later\")", "AddOne.swift:2: Fatal error: later"),
    ("[number].first { $0 < 0 }!", "AddOne.swift:2: Fatal error: Unexpectedly found nil"),
    ("addOne(to: number)", "something calls itself without end"),
    ("precondition(number < 0, \"big\"); return 1", "AddOne.swift:2: Precondition failed: big"),
    ("assert(number < 0); return 1", "AddOne.swift:2: Assertion failed"),
    ("number as Any as! String == \"\" ? 1 : 2", "Could not cast value of type 'Swift.Int' to"),
  ])
  func `code that traps is shown with what it says`(body: String, text: String) throws {
    try workbook.write(
      "\nfunc addOne(to number: Int) -> Int { \(body) }\n", to: MiniWorkbook.exercise)
    try expectMishap("✗ one is added", "your code ended the whole run here", text)
  }

  @Test func `a test that ends the run is told with what it was testing`() throws {
    let yours = "\(MiniWorkbook.chapter)/Checks/YourTwinTests.swift"
    defer { try? workbook.remove(yours) }
    try workbook.replace(
      "\"title\": \"Twin\", \"kind\": \"inject\"", in: MiniWorkbook.facts,
      with: "\"title\": \"Twin\", \"kind\": \"test\"")
    try workbook.write(
      """
      import ExerciseKit
      import Testing

      @Suite(.exercise("1.2"), .mutants(of: twins)) struct Twin {}

      let twins = Subjects(of: "twin", right: 2, mutants: ["is a triplet": 3])

      """, to: "\(MiniWorkbook.chapter)/Checks/Twin.swift")
    try workbook.write(
      """
      import Testing

      extension Twin {
        @Test func `a twin is two`() { precondition(twins.current == 2) }
      }

      """, to: yours)
    let run = try workbook.guide(["check", "1.2"])
    #expect(run.code == 1)
    #expect(run.output.contains("YourTwinTests.swift:4: Precondition failed"))
    #expect(run.output.contains("It was testing a broken twin that is a triplet."))
  }

  @Test(arguments: [
    ("while number < .max {}; return number", Verdict.Excess.silence(2)),
    ("while number < .max { print(number) }; return number", .output),
    ("DispatchSemaphore(value: 0).wait(); return number", .silence(2)),
  ])
  func `code that does not end is stopped`(body: String, excess: Verdict.Excess) throws {
    try workbook.write(
      "import Foundation\nfunc addOne(to number: Int) -> Int { \(body) }\n",
      to: MiniWorkbook.exercise)
    let read = try Workbook(in: workbook.root)
    let grades = try SwiftTest(workbook: read, patience: 2).grade(read.exercises)
    // Where the machine is slow, two seconds are over before fifty megabytes are written.
    let verdicts = [excess, .silence(2)].map { Verdict.stopped(test: "one is added", $0) }
    #expect(verdicts.contains { $0 == grades.verdicts["1.1"] })
    #expect(grades.verdicts["1.2"] == .solved)
  }

  @Test func `a huge output is no obstacle`() throws {
    try workbook.write(
      """
      func addOne(to number: Int) -> Int {
        for line in 1...300_000 { print("line", line) }
        return number + 1
      }

      """, to: MiniWorkbook.exercise)
    let run = try workbook.guide(["check"])
    #expect(run.code == 0)
    #expect(run.output.count < 1_000)
  }

  @Test func `code that does not compile is shown with its place`() throws {
    try workbook.write(
      "func addOne(to number: Int) -> Int { nonsense }\n", to: MiniWorkbook.exercise)
    try expectMishap(code: 3, "\(MiniWorkbook.exercise):1\n      cannot find 'nonsense' in scope")
  }

  @Test func `the map says what does not compile, and what to do next`() throws {
    try workbook.write(
      "func addOne(to number: Int) -> Int { nonsense }\n", to: MiniWorkbook.exercise)
    let run = try workbook.guide([])
    #expect(run.code == 3)
    #expect(run.output.contains("1 of 2 exercises solved"))
    #expect(run.output.contains("✗ 1.1 Add one does not compile: swift run workbook check 1.1"))
    #expect(run.output.contains("Next: 1.1 Add one"))
  }

  @Test func `another exercise that does not compile is no obstacle`() throws {
    try workbook.write("nonsense\n", to: MiniWorkbook.exercise)
    let run = try workbook.guide(["check", "1.2"])
    #expect(run.code == 0)
    #expect(run.output == "✓ 1.2 Twin is solved\n\nwhat comes next: swift run workbook\n")
  }

  @Test func `a chapter's number stands for its exercises`() throws {
    let run = try workbook.guide(["check", "1"])
    #expect(run.code == 1)
    #expect(run.output.contains("the answer is always two"), "all findings are told")
    #expect(run.output.contains("✓ 1.2 Twin is solved"))
  }

  @Test func `without a name, each exercise that is begun tells its first finding`() throws {
    try workbook.replace("{ number }", in: MiniWorkbook.exercise, with: "{ number + 0 }")
    let run = try workbook.guide(["check"])
    #expect(run.output.contains("one is missing"))
    #expect(run.output.contains("… and 1 more"))
    #expect(!run.output.contains("the answer is always two"))
  }

  @Test func `two exercises that do not compile are both shown`() throws {
    // One error in each: of several in a file, a build may end before it shows them all.
    try workbook.write(
      "func addOne(to number: Int) -> Int { nonsense }\n", to: MiniWorkbook.exercise)
    try workbook.write(
      "func twin() -> Int { rubbish }\n", to: "\(MiniWorkbook.chapter)/Exercises/Twin.swift")
    let run = try workbook.guide(["check"])
    #expect(run.code == 3)
    #expect(run.output.contains("cannot find 'nonsense' in scope"))
    #expect(run.output.contains("cannot find 'rubbish' in scope"))
  }

  @Test func `an exercise that needs a broken one is not blamed`() throws {
    try workbook.write("struct Two {}\nnonsense\n", to: MiniWorkbook.exercise)
    try workbook.write(
      "func twin() -> Int { _ = Two(); return 2 }\n",
      to: "\(MiniWorkbook.chapter)/Exercises/Twin.swift")
    let run = try workbook.guide(["check", "1.2"])
    #expect(run.code == 3)
    #expect(
      run.output.contains("\(MiniWorkbook.exercise):2\n      cannot find 'nonsense' in scope"))
    #expect(run.output.contains("this is in another exercise, without which"))
  }

  @Test func `a renamed function`() throws {
    try workbook.replace("addOne", in: MiniWorkbook.exercise, with: "increase")
    try expectMishap(
      code: 3, "is each name spelled as it was?", "cannot find 'addOne' in scope",
      "swift run workbook reset 1.1")
  }

  @Test func `a deleted file`() throws {
    try workbook.remove(MiniWorkbook.exercise)
    try expectMishap(code: 3, "is the file there", "swift run workbook reset 1.1")
    #expect(try workbook.guide(["reset", "1.1"]).code == 0)
    #expect(Folder(workbook.root).text(of: MiniWorkbook.exercise) == MiniWorkbook.starter)
  }

  @Test func `an emptied file`() throws {
    try workbook.write("", to: MiniWorkbook.exercise)
    try expectMishap(code: 3, "is the file there", "swift run workbook reset 1.1")
  }

  @Test func `a file that can't be read`() throws {
    try workbook.remove(MiniWorkbook.exercise)
    try FileManager.default.createSymbolicLink(
      atPath: exercise.path(percentEncoded: false), withDestinationPath: "gone.swift")
    try expectMishap(code: 3, "1.1 Add one", "swift run workbook reset 1.1")
  }

  @Test func `a file that is not UTF-8`() throws {
    try Data([0x66, 0xFF, 0xFE, 0x00]).write(to: exercise)
    try expectMishap(code: 3, "\(MiniWorkbook.exercise):1")
  }

  @Test func `a build folder that can't be written`() throws {
    let build = workbook.root.appending(path: ".build")
    let aside = workbook.root.appending(path: ".build-aside")
    try FileManager.default.moveItem(at: build, to: aside)
    defer {
      try? FileManager.default.removeItem(at: build)
      try? FileManager.default.moveItem(at: aside, to: build)
    }
    try Data("no folder".utf8).write(to: build)
    let run = try workbook.guide(["check", "1.1"])
    #expect(run.code == 3)
    #expect(run.output.contains("could not be built. This is what `swift test` wrote:"))
    #expect(run.output.contains(".build"))
  }

  // On Apple's systems Foundation has a temporary folder of its own, whatever TMPDIR says.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc")))
  func `a temporary folder that can't be written`() throws {
    let run = try workbook.guide(["check", "1.1"], ["TMPDIR": "/dev/null/none"])
    #expect(run.code == 3)
    #expect(run.output.contains("/dev/null/none"))
  }

  @Test(.enabled(if: canMakeSmallDisks), arguments: [".build", "tmp"])
  func `a full disk`(folder: String) throws {
    let place = workbook.root.appending(path: folder)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let guide = builtProducts.appending(path: "workbook").path(percentEncoded: false)
    // In a namespace of its own, so that the small disk is gone with the command.
    let run = try workbook.run(
      URL(filePath: "/usr/bin/env"),
      [
        "unshare", "-r", "-m", "sh", "-c",
        "mount -t tmpfs -o size=16k none \(folder) && exec '\(guide)' check 1.1",
      ], folder == "tmp" ? ["TMPDIR": place.path(percentEncoded: false)] : [:])
    #expect(run.code == 3)
    #expect(run.output.contains("The disk is full: there is no room left below"))
    #expect(run.output.contains(place.path(percentEncoded: false)))
  }

  @Test func `no git`() throws {
    let tools = workbook.root.appending(path: ".build/no-git")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    let git = tools.appending(path: "git")
    try Data("#!/bin/sh\necho git was asked for >&2; exit 127\n".utf8).write(to: git)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: git.path(percentEncoded: false))
    let path =
      "\(tools.path(percentEncoded: false)):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let run = try workbook.guide(["check", "1.2"], ["PATH": path])
    #expect(run.code == 0)
    #expect(!run.output.contains("git was asked for"))
  }

  // MARK: - Helpers

  /// Expects these texts when both exercises are checked, and the second one to be solved.
  private func expectMishap(
    code: Int32 = 1, _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try workbook.guide(["check"])
    #expect(run.code == code, "\(run.output)", sourceLocation: sourceLocation)
    for text in texts + ["✓ 1.2 Twin is solved"] where !run.output.contains(text) {
      Issue.record("\"\(text)\" is not in:\n\(run.output)", sourceLocation: sourceLocation)
    }
  }
}

/// Whether this machine lets a test mount a disk that only the test sees.
private let canMakeSmallDisks: Bool = {
  let mount = "mount -t tmpfs -o size=100k none /tmp"
  let run = try? runProgram(
    URL(filePath: "/usr/bin/env"), ["unshare", "-r", "-m", "sh", "-c", mount])
  return run?.code == 0
}()
