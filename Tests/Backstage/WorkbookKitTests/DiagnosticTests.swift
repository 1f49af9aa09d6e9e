import Foundation
import Testing

@testable import WorkbookKit

/// What is read from a compiler's output, which each build system writes in its own way.
///
/// The texts are what Swift 6.3.1 wrote, but for the folders.
struct DiagnosticTests {
  @Test func `errors are found with their places, from the root`() {
    let output = """
      [3/9] Compiling Tiny Add.swift
      /root/Chapters/01-Tiny/Exercises/AddOne.swift:2:39: error: cannot find 'nonsense' in scope
      1 | // Exercise 1.1: add one
      2 | func addOne(to number: Int) -> Int { nonsense }
        |                                      `- error: cannot find 'nonsense' in scope
      3 |
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """
    #expect(
      errors(in: output) == [
        Diagnostic(
          file: "Chapters/01-Tiny/Exercises/AddOne.swift", line: 2,
          message: "cannot find 'nonsense' in scope")
      ])
  }

  @Test func `what is said twice is found once`() {
    let line = "/root/A.swift:3:8: error: invalid redeclaration of 'Twice'\n"
    #expect(errors(in: line + "struct Twice {}\n       ^\n" + line).count == 1)
  }

  @Test func `warnings are told from errors`() {
    let output = """
      /root/A.swift:1:5: warning: variable 'x' was never used
      /root/A.swift:2:5: error: cannot find 'y' in scope
      """
    #expect(errors(in: output).map(\.line) == [2])
    #expect(Diagnostic.all(ofKind: "warning", in: output, below: root).map(\.line) == [1])
  }

  @Test func `a file outside of the root keeps its path`() {
    #expect(errors(in: "/rooted/A.swift:1:2: error: no").map(\.file) == ["/rooted/A.swift"])
  }

  @Test func `lines that end as on Windows are read`() {
    let output = "/root/A.swift:1:2: error: one\r\nx\r\n/root/A.swift:2:2: error: two\r\n"
    #expect(errors(in: output).map(\.message) == ["one", "two"])
  }

  @Test func `a colon in the message is part of it`() {
    let text = "/root/A.swift:1:2: error: missing argument: 'store:' in call"
    #expect(errors(in: text).map(\.message) == ["missing argument: 'store:' in call"])
  }

  @Test(arguments: [
    "/root/Package.swift: A: clang: warning: argument unused during compilation: '-rdynamic'",
    "error: SwiftCompile normal x86_64 /root/A.swift failed with a nonzero exit code.",
    "/root/A.swift:1:2: remark: incremental compilation has been disabled", "error: Build failed",
  ])
  func `a line that names no place in a file is passed over`(line: String) {
    #expect(errors(in: line) == [])
    #expect(Diagnostic.all(ofKind: "warning", in: line, below: root) == [])
  }

  @Test func `a path is from the root, however the compiler spells the folders above it`() throws {
    let workbook = try MiniWorkbook()
    let link = workbook.root.appending(path: "link")
    let real = workbook.root.appending(path: "real", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    for spelled in [link.path(percentEncoded: false), System.realPath(of: link)] {
      let output = "\(spelled)/Sources/A.swift:1:2: error: no"
      #expect(
        Diagnostic.all(ofKind: "error", in: output, below: link).map(\.file) == ["Sources/A.swift"])
    }
  }

  // MARK: - A compiler that crashes

  @Test func `a crash of the compiler is placed where it was, and no other exercise is blamed`()
    throws
  {
    let workbook = try MiniWorkbook()
    try workbook.addExercise("Twin", "Twin")
    let read = try Workbook(in: workbook.root)
    let file = "/root/\(MiniWorkbook.exercise)"
    // Several files are compiled at once, so the arguments name those of both exercises.
    let output = """
      error: compile command failed due to signal 6 (use -v to see invocation)
      <unknown>:0: error: fatal error encountered during compilation; please submit a bug report
      <unknown>:0: note: Invalid conformance in type-checked AST
      Stack dump:
      0.\tProgram arguments: swift-frontend -frontend -c -primary-file \(file) -primary-file \
      /root/Chapters/01-Tiny/Exercises/Twin.swift -o TinyExercises.build/AddOne.swift.o -o \
      TinyExercises.build/Twin.swift.o
      3.\tWhile evaluating request ASTLoweringRequest(Lowering AST to SIL for file "\(file)")
      4.\tWhile silgen emitFunction SIL function "@$s6ATests3OddV0022eachisnew_jjacAJIDHdlayyF".
       for 'addOne(to:)' (at \(file):4:9)
      5.\tWhile emitting reabstraction thunk in SIL function "@$syXlyXlIgo_SbIgggd_xxRi_zRi0_TR".
       for <<debugloc at "<compiler-generated>":0:0>> #0 0x0000561da4819738 (swift-frontend+0x72)
      /root/Chapters/01-Tiny/Exercises/Twin.swift:1:5: warning: variable 'x' was never used
      """
    let grader = SwiftTest(workbook: read)
    let complaints = read.exercises.map { grader.complaint(about: $0, in: output) }
    #expect(complaints.map { $0?.line } == [4, nil])
    #expect(
      complaints[0]?.message.hasPrefix("the compiler itself crashed on what begins here") == true)
  }

  // MARK: - Code that a macro has made

  @Test func `an error in a macro is placed where the macro stands, by the native build system`() {
    let output = """
      macro expansion #expect:1:22: error: errors thrown from here are not handled
      `- /root/One.swift:10:48: note: expanded code originates here
       8 |   @Test func other() async {
       9 |     let x = 1
      10 |     let f: () -> Void = { #expect(try g() == 1) }
         |                           `- note: in expansion of macro 'expect' here
         +--- macro expansion #expect ----------------------------------------
         |1 | Testing.__checkValue(try g() == 1,expression: .__fromSyntaxNode("try g() == 1"))
         |  |                      `- error: errors thrown from here are not handled
         +--------------------------------------------------------------------
      11 |     await later()
      """
    #expect(
      errors(in: output) == [
        Diagnostic(
          file: "One.swift", line: 10, message: "errors thrown from here are not handled")
      ])
  }

  @Test func `an error in an attribute is placed at the attribute, not at the end of its function`()
  {
    let output = """
      macro expansion @Test:16:26: error: cannot convert value of type 'Int'
      `- /root/One.swift:7:4: note: expanded code originates here
       3 | struct One {
       4 |   enum V { case a, b }
       5 |   @Test(arguments: [(V.a, 0), (.b, 1)]) func macro(v: V, code: Int32) throws {
         |   `- note: in expansion of macro 'Test' on instance method 'macro(v:code:)' here
       6 |     #expect(code == 1)
       7 |   }
         +--- macro expansion @Test ------------------------------------------
         |16 |   traits: [],arguments: {[(V.a, 0), (.b, 1)]}
         |   |                          `- error: cannot convert value of type 'Int'
         +--------------------------------------------------------------------
      """
    #expect(
      errors(in: output).map(\.description) == ["One.swift:5  cannot convert value of type 'Int'"])
  }

  @Test func `an error in a macro is placed where the macro stands, by Swift Build`() {
    let output = """
      @__swiftmacro_6ATests0014Oneswift_IwJBbfMX9_26_6expectfMf_.swift:1:22: error: errors thrown
      Testing.__checkValue(try g() == 1,expression: .__fromSyntaxNode("try g() == 1"))
                           ^
      /root/One.swift:10:27: note: in expansion of macro 'expect' here
          let f: () -> Void = { #expect(try g() == 1) }
                                ^~~~~~~~~~~~~~~~~~~~~
      /root/One.swift:10:27: note: in expansion of macro 'expect' here
      """
    #expect(errors(in: output).map(\.description) == ["One.swift:10  errors thrown"])
  }

  @Test func `a note in a macro does not move an error that has a place`() {
    let output = """
      /root/One.swift:12:5: error: expression is 'async' but is not marked with 'await'
      11 |     let x = 1
      12 |     #expect(later() == 1)
         |     |- error: expression is 'async' but is not marked with 'await'
         |     `- note: in expansion of macro 'expect' here
      13 |   }
      @__swiftmacro_6ATests0014Oneswift_IwJBbfMX11_4_6expectfMf0_.swift:1:32: note: call is 'async'
      /root/Other.swift:1:5: note: in expansion of macro 'expect' here
      """
    #expect(errors(in: output).map { "\($0.file):\($0.line)" } == ["One.swift:12"])
  }

  @Test func `a warning in a macro is not an error`() {
    let output = """
      macro expansion #expect:1:22: warning: no calls to throwing functions occur
      `- /root/One.swift:10:48: note: expanded code originates here
      """
    #expect(errors(in: output) == [])
    #expect(Diagnostic.all(ofKind: "warning", in: output, below: root).map(\.line) == [10])
  }

  @Test func `what a note is about is the remark before it, of whatever kind`() {
    let output = """
      @__swiftmacro_One.swift:1:22: error: errors thrown
      /root/One.swift:3:1: warning: 'x' was never used
      /root/One.swift:4:1: note: in expansion of macro 'expect' here
      """
    #expect(errors(in: output) == [])
  }

  // MARK: - Names that are taken

  @Test func `where a name was declared before is told, by the native build system`() {
    let output = """
      /root/One.swift:2:8: error: invalid redeclaration of 'Same'
      1 | struct Same {}
        |        `- note: 'Same' previously declared here
      2 | struct Same {}
        |        `- error: invalid redeclaration of 'Same'
      3 |
      """
    #expect(errors(in: output).map(\.earlier) == ["One.swift:1"])
  }

  @Test func `where a name was declared before is told, by Swift Build`() {
    let output = """
      /root/One.swift:3:6: error: invalid redeclaration of 'twice()'
      func twice() {}
           ^
      /root/Two.swift:1:6: note: 'twice()' previously declared here
      func twice() {}
           ^
      /root/Two.swift:1:6: note: 'twice()' previously declared here
      """
    #expect(errors(in: output).map(\.earlier) == ["Two.swift:1"])
  }

  @Test func `a note on a warning is not taken for one on the error before it`() {
    let output = """
      /root/One.swift:3:6: error: no
      /root/One.swift:4:6: warning: maybe
      /root/Two.swift:1:6: note: 'x' previously declared here
      """
    #expect(errors(in: output).map(\.earlier) == [nil])
  }

  @Test(arguments: [
    ("cannot find 'Two' in scope", true),
    ("value of type 'One' has no member 'doubled(by:)'", true),
    ("cannot find 'nonsense' in scope", false),
    ("expected expression", false),
  ])
  func `an error is traced to a file that uses a name it quotes`(
    message: String, isTraced: Bool
  ) {
    let error = Diagnostic(file: "One.swift", line: 1, message: message)
    let texts = ["struct Two {}", "extension Int { func doubled(by: Int) {} }"]
    #expect(error.names(somethingIn: texts) == isTraced)
  }

  @Test func `a stream that was cut does not run into the next one`() {
    let turn = "exercise turn: AddOne: broken sum that is o"
    #expect(
      turn.withWholeLines + "[0/1] Planning build\n" == turn + "…\n[0/1] Planning build\n")
    #expect(["", "done\n"].map(\.withWholeLines) == ["", "done\n"])
  }

  private let root = URL(filePath: "/root", directoryHint: .isDirectory)

  private func errors(in output: String) -> [Diagnostic] {
    Diagnostic.all(ofKind: "error", in: output, below: root)
  }
}
