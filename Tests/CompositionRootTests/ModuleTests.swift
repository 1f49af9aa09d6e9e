import Foundation
import TestSupport
import Testing

// Which module sees which: what the compiler can't say of a whole folder.
//
// Two tools find an import that a target doesn't list, each in a part of the cases:
// - `swift build --explicit-target-dependency-import-check error`, but not with Swift Build:
//   https://github.com/swiftlang/swift-package-manager/issues/9620
// - Xcode's build setting `DIAGNOSE_MISSING_TARGET_DEPENDENCIES`, which we couldn't try on Linux.
struct ModuleTests {
  // An interface module should hold no implementation. `ReminderStorage` breaks this rule, because all
  // chapters use it: it makes `UserDefaults` a `KeyValueStore`. To use that one, a screen would have
  // to import Foundation, and this test would fail.
  @Test func `the feature imports its interface, and nothing else`() throws {
    #expect(try imports(of: "Sources/ReminderFeature") == ["ReminderStorage"])
  }

  @Test func `the root imports the feature and its stores`() throws {
    let imports = try imports(of: "Sources/CompositionRoot")

    #expect(imports.isSuperset(of: ["ReminderFeature", "ReminderStorage", "ReminderStores"]))
  }

  @Test func `the stores import no feature`() throws {
    let imports = try imports(of: "Sources/ReminderStores")

    #expect(imports == ["Foundation", "ReminderStorage"])
  }

  @Test(arguments: [
    "import ReminderStores", "import ReminderStores  // for now", "import ReminderStores  ",
    "import ReminderStores;", "@testable import ReminderStores", "internal import ReminderStores",
    "import struct ReminderStores.FileStore", "import class ReminderStores.FileStore",
    "import ReminderStores; let a = 1", "  import\tReminderStores",
  ])
  func `the usual forms of an import don't escape the test`(line: String) {
    #expect(Self.imports(in: "// a file\n\(line)\nlet b = 2") == ["ReminderStores"])
    #expect(Self.imports(in: "// \(line)") == [])
  }

  @Test func `the page in depth shows lines of Package.swift`() throws {
    let page = try text(of: "Chapters/19-CompositionRoot/InDepth.md")
    let manifest = try text(of: "Package.swift").split(separator: "\n")
    let block = try #require(page.firstMatch(of: /(?s)```text\n(.*?)```/)).1

    for line in block.split(separator: "\n") {
      #expect(manifest.contains(line), "Package.swift has no line \(line)")
    }
  }

  /// The modules that the files of a folder import.
  private func imports(of folder: String) throws -> Set<String> {
    let folder = repository.appending(path: folder)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    return try files.map { Self.imports(in: try String(contentsOf: $0, encoding: .utf8)) }
      .reduce([]) { $0.union($1) }
  }

  /// The modules that `code` imports; what follows `//` in a line is no code.
  private static func imports(in code: String) -> Set<String> {
    let statement =
      /\bimport\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/
    let lines = code.split(separator: "\n").map { line -> Substring in
      line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
    return Set(lines.flatMap { $0.matches(of: statement) }.map { String($0.1) })
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: repository.appending(path: file), encoding: .utf8)
  }
}
