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
    for complaint in try complaints() {
      Issue.record("\(complaint)", sourceLocation: sourceLocation)
    }
  }

  /// What is wrong with the fixture: nothing if the compiler says what it should.
  func complaints() throws -> [String] {
    let source = try String(contentsOf: file, encoding: .utf8)
    let expected = source.matches(of: /\/\/ error: (.+)/).map { String($0.1) }
    var complaints = expected.isEmpty ? ["\(self) names no `// error: …`"] : []

    let (output, errors) = try check(source, with: arguments(in: source, after: "with"))
    // Swift 6.1 says "non-sendable" where Swift 6.3 says "non-Sendable".
    func says(_ error: String, _ text: String) -> Bool {
      error.range(of: text, options: .caseInsensitive) != nil
    }
    for text in expected where !errors.contains(where: { says($0, text) }) {
      complaints.append("the compiler does not say \"\(text)\" of \(self); it says:\n\(output)")
    }
    for error in errors where !expected.contains(where: { says(error, $0) }) {
      complaints.append("the compiler also says \"\(error)\" of \(self)")
    }

    let others = arguments(in: source, after: "accepted with")
    if others.isEmpty { return complaints }
    let (report, surplus) = try check(source, with: others)
    if !surplus.isEmpty {
      complaints.append("the compiler refuses \(self) with \(others), too; it says:\n\(report)")
    }
    return complaints
  }

  private func arguments(in source: String, after words: String) -> [String] {
    source.split(separator: "\n").flatMap { line in
      let prefix = "// \(words): "
      return line.hasPrefix(prefix)
        ? line.dropFirst(prefix.count).split(separator: " ").map(String.init) : []
    }
  }

  /// What the compiler says of the fixture with these arguments.
  ///
  /// It gets no feature about imports: a fixture shows one error, and is not about the imports that
  /// led to it.
  private func check(
    _ source: String, with arguments: [String]
  ) throws -> (output: String, errors: [String]) {
    let folder = file.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent
    let output = try Compiler.answer(
      to: (Compiler.features + arguments + [file.path(percentEncoded: false), source])
        .joined(separator: "\n"),
      named: "\(folder)-\(([file.lastPathComponent] + arguments).joined(separator: " "))"
    ) {
      try Compiler.check([file], features: Compiler.features, arguments: arguments)
    }
    return (output, Compiler.errors(in: output).map(\.message))
  }
}
