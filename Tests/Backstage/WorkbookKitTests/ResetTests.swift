import Foundation
import Testing

@testable import WorkbookKit

struct ResetTests {
  private let workbook: MiniWorkbook
  private let reset: Reset

  init() throws {
    workbook = try MiniWorkbook()
    let chapter = try Contents.read(in: workbook.root).chapters[0]
    reset = Reset(
      root: workbook.root, chapter: chapter, exercise: chapter.exercises[0],
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

  @Test func `a file that is gone comes back`() throws {
    try workbook.remove(MiniWorkbook.exercise)
    #expect(try reset.run() == .done(kept: nil))
    #expect(text(MiniWorkbook.exercise) == MiniWorkbook.starter)
  }

  @Test func `two resets within a second keep both files`() throws {
    for work in ["// one", "// two"] {
      try workbook.write(work, to: MiniWorkbook.exercise)
      _ = try reset.run()
    }
    let kept = Folder(workbook.root).names(in: ".saved").map { text(".saved/\($0)") }
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

  @Test func `where the work can't be kept, it is left where it is`() throws {
    try workbook.write("// my work", to: MiniWorkbook.exercise)
    try workbook.write("a file where the folder should be", to: ".saved")
    #expect(throws: (any Error).self) { try reset.run() }
    #expect(text(MiniWorkbook.exercise) == "// my work")
  }

  private func text(_ path: String) -> String? { Folder(workbook.root).text(of: path) }
}
