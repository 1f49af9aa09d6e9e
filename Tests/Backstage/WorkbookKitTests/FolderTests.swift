import Foundation
import Testing

@testable import WorkbookKit

struct FolderTests {
  private let workbook: MiniWorkbook
  private let file: String
  private var folder: Folder { Folder(workbook.root) }

  init() throws {
    workbook = try MiniWorkbook()
    file = MiniWorkbook.exercise
  }

  @Test func `what is there already is not written again`() throws {
    let before = try date()
    try folder.write(Data(MiniWorkbook.starter.utf8), to: file)
    #expect(try date() == before)
  }

  @Test func `each version has a second of its own, as the compiler driver needs it`() throws {
    var seconds: [Double] = []
    for version in 1...3 {
      try folder.write(Data("// \(version)".utf8), to: file)
      seconds.append(try date().timeIntervalSince1970.rounded(.down))
    }
    #expect(Set(seconds).count == 3)
    #expect(seconds == seconds.sorted())
  }

  @Test func `hidden files and folders are passed over`() throws {
    try workbook.write("", to: ".build/hidden.swift")
    try workbook.write("", to: "Sources/.hidden")
    #expect(folder.files(below: "").contains(file))
    #expect(!folder.files(below: "").contains { $0.contains("hidden") })
  }

  private func date() throws -> Date {
    let path = workbook.root.appending(path: file).path(percentEncoded: false)
    return try #require(
      FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
  }
}
