import Foundation
public import Testing

/// A fixture that the compiler must refuse, with the messages that it must give.
///
/// A line of the fixture says what it expects with `// error: <text>`. Every `// error:` must
/// come, and no other error may. A line `// with: <arguments>` is passed to the compiler.
public struct RejectedCode: Sendable, CustomStringConvertible {
  private let file: URL

  /// The fixtures in the folder `Rejected` beside the calling test file, by name.
  public static func all(beside testFile: String = #filePath) -> [RejectedCode] {
    let folder = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Rejected")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }.map(RejectedCode.init)
  }

  /// The fixture's file name.
  public var description: String { file.lastPathComponent }

  /// Records an issue unless the compiler refuses the fixture with just the errors it names.
  public func expectRefusal(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let source = try String(contentsOf: file, encoding: .utf8)
    let expected = source.matches(of: /\/\/ error: (.+)/).map { String($0.1) }
    #expect(
      !expected.isEmpty, "\(self) names no `// error: …`", sourceLocation: sourceLocation)

    let arguments = source.matches(of: /\/\/ with: (.+)/).flatMap { $0.1.split(separator: " ") }
    let output = try diagnose(with: arguments.map(String.init))
    let errors = output.matches(of: /(?m)^\/.*: error: (.+)$/).map { String($0.1) }
    for text in expected where !errors.contains(where: { $0.contains(text) }) {
      Issue.record(
        "the compiler does not say \"\(text)\" of \(self); it says:\n\(output)",
        sourceLocation: sourceLocation)
    }
    for error in errors where !expected.contains(where: { error.contains($0) }) {
      Issue.record(
        "the compiler also says \"\(error)\" of \(self)", sourceLocation: sourceLocation)
    }
  }

  /// What the compiler says on the way to SIL: initialization is checked there, after the types.
  private func diagnose(with arguments: [String]) throws -> String {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    let modules = builtProducts.appending(path: "Modules").path()
    compiler.arguments =
      [
        "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6",
        "-enable-upcoming-feature", "ExistentialAny", "-I", modules, file.path(),
      ] + arguments
    let pipe = Pipe()
    compiler.standardError = pipe
    compiler.standardOutput = pipe
    try compiler.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
