import Foundation
import Testing

/// What `@testable` and `package` ask of the build, asked of the compiler with a small module.
struct TestableImportTests {
  private let module = """
    public struct Ids {
      public init() {}
      init(first: Int) {}
      package init(last: Int) {}
    }
    """
  private let internalHook = "@testable import Ids\n_ = Ids(first: 7)"
  private let packageHook = "import Ids\n_ = Ids(last: 7)"

  @Test func `a testable import needs a module that was built for it`() throws {
    try withTemporaryFolder { folder in
      try build(in: folder)
      let released = try check(internalHook, in: folder)
      try build("-enable-testing", in: folder)
      let debugged = try check(internalHook, in: folder)

      #expect(released.contains("error: module 'Ids' was not compiled for testing"))
      #expect(debugged.isEmpty, "\(debugged)")
    }
  }

  @Test func `a package hook is open in any build, to the package alone`() throws {
    try withTemporaryFolder { folder in
      try build(in: folder)
      let sibling = try check(packageHook, "-package-name", "workbook", in: folder)
      let outsider = try check(packageHook, "-package-name", "another", in: folder)

      #expect(sibling.isEmpty, "\(sibling)")
      #expect(outsider.contains("error: argument passed to call that takes no arguments"))
    }
  }

  private func build(_ options: String..., in folder: URL) throws {
    let output = try compile(
      module, to: "Ids.swift", in: folder,
      ["-emit-module", "-parse-as-library", "-module-name", "Ids", "-package-name", "workbook"]
        + options)
    try #require(output.isEmpty, "\(output)")
  }

  private func check(_ source: String, _ options: String..., in folder: URL) throws -> String {
    try compile(source, to: "main.swift", in: folder, ["-typecheck"] + options)
  }

  /// Returns what the compiler says, which is nothing if all is well.
  private func compile(
    _ source: String, to file: String, in folder: URL, _ options: [String]
  ) throws -> String {
    try source.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.currentDirectoryURL = folder
    compiler.arguments = ["swiftc", "-swift-version", "6", "-I", ".", file] + options
    let pipe = Pipe()
    compiler.standardError = pipe
    compiler.standardOutput = pipe
    try compiler.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  private func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "di-workbook-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
