import Foundation
import Testing

/// What a default costs a caller who never uses it, asked of the compiler with three small modules.
struct ForeignDefaultTests {
  private let cloudSync = """
    public struct NewestFirst {
      public init() {}
    }
    """

  private let remindersWithForeignDefault = """
    internal import CloudSync

    public protocol TitleOrder {}
    extension NewestFirst: TitleOrder {}

    public struct ReminderList {
      public var order: any TitleOrder = NewestFirst()
      public init() {}
    }
    """

  private let remindersWithLocalDefault = """
    public protocol TitleOrder {}
    struct Alphabetical: TitleOrder {}

    public struct ReminderList {
      public var order: any TitleOrder = Alphabetical()
      public init() {}
    }
    """

  private let app = """
    import Reminders

    struct Mine: TitleOrder {}

    var list = ReminderList()
    list.order = Mine()
    """

  @Test func `a foreign default must be there even for a caller who replaces it`() throws {
    try withTemporaryFolder { folder in
      try build("CloudSync", from: cloudSync, in: folder)
      try build("Reminders", from: remindersWithForeignDefault, in: folder)
      let complete = try check(app, in: folder)
      try FileManager.default.removeItem(at: folder.appending(path: "CloudSync.swiftmodule"))
      let incomplete = try check(app, in: folder)

      #expect(complete.isEmpty, "\(complete)")
      #expect(incomplete.contains("error: missing required module 'CloudSync'"))
    }
  }

  @Test func `a local default asks for nothing else`() throws {
    try withTemporaryFolder { folder in
      try build("Reminders", from: remindersWithLocalDefault, in: folder)
      let output = try check(app, in: folder)

      #expect(output.isEmpty, "\(output)")
    }
  }

  private func build(_ module: String, from source: String, in folder: URL) throws {
    let output = try compile(
      source, to: "\(module).swift", in: folder,
      "-emit-module", "-parse-as-library", "-module-name", module)
    try #require(output.isEmpty, "\(output)")
  }

  private func check(_ source: String, in folder: URL) throws -> String {
    try compile(source, to: "main.swift", in: folder, "-typecheck")
  }

  /// Returns what the compiler says, which is nothing if all is well.
  private func compile(
    _ source: String, to file: String, in folder: URL, _ options: String...
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
