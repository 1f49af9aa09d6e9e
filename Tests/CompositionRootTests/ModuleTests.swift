import Foundation
import TestSupport
import Testing

// Which module sees which: what the compiler can't say of a whole folder.
struct ModuleTests {
  @Test func `the feature imports its interface, and nothing else`() throws {
    #expect(try imports(of: "Sources/ReminderFeature") == ["ReminderStorage"])
  }

  @Test func `the root imports the feature and its stores`() throws {
    let imports = try imports(of: "Sources/CompositionRoot")

    #expect(imports.isSuperset(of: ["ReminderFeature", "ReminderStorage", "ReminderStores"]))
  }

  @Test func `the lesson shows lines of Package.swift`() throws {
    let lesson = try text(of: "Chapters/19-CompositionRoot/README.md")
    let manifest = try text(of: "Package.swift").split(separator: "\n")
    let block = try #require(lesson.firstMatch(of: /(?s)```text\n(.*?)```/)).1

    for line in block.split(separator: "\n") {
      #expect(manifest.contains(line), "Package.swift has no line \(line)")
    }
  }

  /// The modules that the files of a folder import.
  private func imports(of folder: String) throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(
      at: repository.appending(path: folder), includingPropertiesForKeys: nil)
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    let names = texts.flatMap { $0.matches(of: /(?m)^.*\bimport (\w+)$/) }.map { String($0.1) }
    return Set(names)
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: repository.appending(path: file), encoding: .utf8)
  }
}
