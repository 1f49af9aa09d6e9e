import Foundation
public import Testing

/// A fixture that the compiler must refuse, with the messages that it must give.
///
/// A line of the fixture says what it expects with `// error: <text>`. Every `// error:` must
/// come, and no other error may. The compiler gets the book's settings, and then what follows
/// `// with: <arguments>`, so an argument there can turn a setting off.
///
/// A line `// accepted with: <arguments>` is the counter-proof: with these arguments instead, the
/// same file has no error.
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

  /// Records an issue unless the compiler refuses the fixture with just the errors it names, and
  /// accepts it with the arguments that it names for that.
  public func expectRefusal(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let source = try String(contentsOf: file, encoding: .utf8)
    let expected = source.matches(of: /\/\/ error: (.+)/).map { String($0.1) }
    #expect(
      !expected.isEmpty, "\(self) names no `// error: …`", sourceLocation: sourceLocation)

    let (output, errors) = try diagnose(source, with: arguments(in: source, after: "with"))
    // Swift 6.1 says "non-sendable" where Swift 6.3 says "non-Sendable".
    func says(_ error: String, _ text: String) -> Bool {
      error.range(of: text, options: .caseInsensitive) != nil
    }
    let missing = expected.filter { text in !errors.contains { says($0, text) } }
    let surplus = errors.filter { error in !expected.contains { says(error, $0) } }
    for text in missing {
      Issue.record(
        "the compiler does not say \"\(text)\" of \(self); it says:\n\(output)",
        sourceLocation: sourceLocation)
    }
    for error in surplus {
      Issue.record(
        "the compiler also says \"\(error)\" of \(self)", sourceLocation: sourceLocation)
    }

    let others = arguments(in: source, after: "accepted with")
    if others.isEmpty { return }
    let (report, complaints) = try diagnose(source, with: others)
    #expect(
      complaints.isEmpty, "the compiler refuses \(self) with \(others), too; it says:\n\(report)",
      sourceLocation: sourceLocation)
  }

  private func arguments(in source: String, after words: String) -> [String] {
    source.split(separator: "\n").flatMap { line in
      let prefix = "// \(words): "
      return line.hasPrefix(prefix)
        ? line.dropFirst(prefix.count).split(separator: " ").map(String.init) : []
    }
  }

  /// What the compiler says on the way to SIL: initialization is checked there, after the types.
  private func diagnose(
    _ source: String, with arguments: [String]
  ) throws -> (output: String, errors: [String]) {
    let folder = file.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent
    let settings = bookSettings + arguments
    let output = try Compiler.answer(
      to: (settings + [file.path(percentEncoded: false), source]).joined(separator: "\n"),
      named: "\(folder)-\(([file.lastPathComponent] + arguments).joined(separator: " "))"
    ) {
      let modules = moduleFolders.flatMap { ["-I", $0.path(percentEncoded: false)] }
      return try Compiler.run(
        ["-emit-sil", "-o", "/dev/null"] + modules + [file.path(percentEncoded: false)] + settings)
    }
    let errors = output.matches(of: /(?m)^\/.*: error: (.+)$/).map { String($0.1) }
    return (output, errors)
  }
}

/// The features that the package turns on, without the two about imports: a fixture shows one
/// error, and is not about the imports that led to it.
private let bookSettings = [
  "ExistentialAny", "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
].flatMap { ["-enable-upcoming-feature", $0] }
