import Foundation
import Testing

@testable import WorkbookKit

struct ResetTests {
  private let workbook: MiniWorkbook
  private let reset: Reset

  init() throws {
    workbook = try MiniWorkbook()
    reset = Reset(
      root: workbook.root, exercise: try Workbook(in: workbook.root).exercises[0],
      now: Date(timeIntervalSince1970: 0))
  }

  @Test func `the starter is back, and the work is kept`() throws {
    try workbook.write("// my work", to: MiniWorkbook.exercise)
    let kept = ".saved/AddOne-1970-01-01T00-00-00.swift"
    #expect(try reset.run() == .done(kept: kept))
    #expect(text(MiniWorkbook.exercise) == MiniWorkbook.starter)
    #expect(text(kept) == "// my work")
  }

  @Test func `a starter is left alone`() throws {
    #expect(try reset.run() == .isStarter)
    #expect(!Folder(workbook.root).has(".saved"))
  }

  @Test(arguments: [MiniWorkbook.exercise, "\(MiniWorkbook.chapter)/Exercises"])
  func `a file that is gone comes back, and so does its folder`(path: String) throws {
    try workbook.remove(path)
    #expect(try reset.run() == .done(kept: nil))
    #expect(text(MiniWorkbook.exercise) == MiniWorkbook.starter)
  }

  @Test func `two resets within a second keep both files`() throws {
    for work in ["// one", "// two"] {
      try workbook.write(work, to: MiniWorkbook.exercise)
      _ = try reset.run()
    }
    let kept = Folder(workbook.root).names(in: Reset.keep).map { text("\(Reset.keep)/\($0)") }
    #expect(Set(kept) == ["// one", "// two"])
  }

  @Test func `bytes that are no text are kept as they are`() throws {
    let bytes = Data([0xFF, 0xFE, 0x00])
    try Folder(workbook.root).write(bytes, to: MiniWorkbook.exercise)
    let outcome = try reset.run()
    guard case .done(let kept?) = outcome else {
      Issue.record("nothing was kept")
      return
    }
    #expect(try Data(contentsOf: workbook.root.appending(path: kept)) == bytes)
  }

  @Test func `a link that leads nowhere is replaced`() throws {
    try workbook.remove(MiniWorkbook.exercise)
    try FileManager.default.createSymbolicLink(
      atPath: workbook.root.appending(path: MiniWorkbook.exercise).path(percentEncoded: false),
      withDestinationPath: "gone.swift")
    #expect(try reset.run() == .done(kept: nil))
    #expect(text(MiniWorkbook.exercise) == MiniWorkbook.starter)
  }

  // MARK: - What the guide says

  @Test func `the guide says where the work is`() throws {
    try workbook.write("// my work", to: MiniWorkbook.exercise)
    let run = workbook.run(["reset", "AddOne"])
    #expect(run.code == 0)
    #expect(run.writings.count == 2)
    #expect(run.writings.first == "\(MiniWorkbook.exercise) is back at the start.")
    let kept = try #require(
      run.writings.last?.wholeMatch(of: /Your work is in (\.saved\/AddOne-[-0-9T]+\.swift)/))
    #expect(text(String(kept.1)) == "// my work")
  }

  @Test func `the guide says that there was nothing to do`() {
    let run = workbook.run(["reset", "1.1"])
    #expect(run.code == 0)
    #expect(run.text == "\(MiniWorkbook.exercise) is as it was at the start.")
  }

  @Test func `the guide says that a file is back`() throws {
    try workbook.remove(MiniWorkbook.exercise)
    #expect(
      workbook.run(["reset", "1.1"]).text == "\(MiniWorkbook.exercise) is back at the start.")
  }

  @Test func `without a starter there is nothing to put back`() throws {
    try workbook.write("// my work", to: MiniWorkbook.exercise)
    try workbook.remove("\(MiniWorkbook.answers)/starter.swift")
    expectFailure(
      "\(MiniWorkbook.answers)/starter.swift: it can't be read, so there is nothing to put back")
    #expect(text(MiniWorkbook.exercise) == "// my work")
  }

  @Test func `where the work can't be kept, it is left where it is`() throws {
    try workbook.write("// my work", to: MiniWorkbook.exercise)
    try workbook.write("a file where the folder should be", to: Reset.keep)
    expectFailure(Reset.keep)
    #expect(text(MiniWorkbook.exercise) == "// my work")
  }

  @Test func `a folder in the file's place is left alone`() throws {
    try workbook.remove(MiniWorkbook.exercise)
    try workbook.write("// my work", to: "\(MiniWorkbook.exercise)/deep.swift")
    expectFailure("\(MiniWorkbook.exercise): a folder is in the file's place; move it away")
    #expect(text("\(MiniWorkbook.exercise)/deep.swift") == "// my work")
  }

  @Test(
    .enabled(if: geteuid() != 0, "root may write everywhere"),
    arguments: [Reset.keep, "\(MiniWorkbook.chapter)/Exercises"])
  func `a folder that can't be written is told, and the work is untouched`(path: String) throws {
    try workbook.write("// my work", to: MiniWorkbook.exercise)
    let folder = workbook.root.appending(path: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func permit(_ mode: Int) throws {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: folder.path(percentEncoded: false))
    }
    try permit(0o500)
    defer { try? permit(0o700) }
    expectFailure(path)
    #expect(text(MiniWorkbook.exercise) == "// my work")
  }

  /// Expects that the guide names the path, and that it has changed nothing.
  private func expectFailure(_ opening: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let run = workbook.run(["reset", "1.1"])
    #expect(run.code == 3, sourceLocation: sourceLocation)
    #expect(run.writings.count == 1, sourceLocation: sourceLocation)
    #expect(
      run.text.hasPrefix("workbook: \(opening)")
        && run.text.hasSuffix("; nothing was changed, your work is untouched"), "\(run.text)",
      sourceLocation: sourceLocation)
  }

  private func text(_ path: String) -> String? { Folder(workbook.root).text(of: path) }
}
