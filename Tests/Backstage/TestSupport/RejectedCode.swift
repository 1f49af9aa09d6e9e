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

    let question = try question(about: source)
    if question == (try? String(contentsOf: lastRefusal, encoding: .utf8)) { return }
    let arguments = source.matches(of: /\/\/ with: (.+)/).flatMap { $0.1.split(separator: " ") }
    let output = try diagnose(with: arguments.map(String.init))
    let errors = output.matches(of: /(?m)^\/.*: error: (.+)$/).map { String($0.1) }
    let missing = expected.filter { text in !errors.contains { $0.contains(text) } }
    let surplus = errors.filter { error in !expected.contains { error.contains($0) } }
    for text in missing {
      Issue.record(
        "the compiler does not say \"\(text)\" of \(self); it says:\n\(output)",
        sourceLocation: sourceLocation)
    }
    for error in surplus {
      Issue.record(
        "the compiler also says \"\(error)\" of \(self)", sourceLocation: sourceLocation)
    }
    if missing.isEmpty && surplus.isEmpty && !expected.isEmpty {
      try FileManager.default.createDirectory(
        at: lastRefusal.deletingLastPathComponent(), withIntermediateDirectories: true)
      try question.write(to: lastRefusal, atomically: true, encoding: .utf8)
    }
  }

  // MARK: - Not asking twice

  // Each answer takes the compiler a tenth of a second, and there are many fixtures. What it
  // refused before, it refuses again as long as neither the fixture nor any built module differs.

  /// Everything that the compiler's answer depends on.
  private func question(about source: String) throws -> String {
    let modules = try FileManager.default.contentsOfDirectory(
      at: builtProducts.appending(path: "Modules"),
      includingPropertiesForKeys: [.contentModificationDateKey])
    let dates = try modules.compactMap {
      try $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
    return
      "\(file.path(percentEncoded: false))\n\(dates.max()?.timeIntervalSince1970 ?? 0)\n\(source)"
  }

  /// Where the question is kept that the compiler last answered as it must.
  private var lastRefusal: URL {
    let folder = file.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent
    return builtProducts.appending(path: "RejectedCode/\(folder)-\(file.lastPathComponent)")
  }

  /// What the compiler says on the way to SIL: initialization is checked there, after the types.
  private func diagnose(with arguments: [String]) throws -> String {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    let modules = builtProducts.appending(path: "Modules").path(percentEncoded: false)
    compiler.arguments =
      [
        "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6",
        "-enable-upcoming-feature", "ExistentialAny", "-I", modules,
        file.path(percentEncoded: false),
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
