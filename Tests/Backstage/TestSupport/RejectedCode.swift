import Foundation
public import Testing

/// A fixture that the compiler must refuse, with the messages that it must give.
///
/// A line of the fixture says what it expects with `// error: <text>`. Every `// error:` must
/// come, and no other error may. A line `// with: <arguments>` is passed to the compiler. A line
/// `// compiles with: <arguments>` says with which arguments, in place of these, it compiles.
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

    let folder = file.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent
    let output = try Compiler.answer(
      to: "\(file.path(percentEncoded: false))\n\(source)",
      named: "\(folder)-\(file.lastPathComponent)", asking: { try diagnose(arguments(in: source)) })
    let errors = output.matches(of: /(?m)^\/.*: error: (.+)$/).map { String($0.1) }
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
    try expectAcceptance(of: source, named: "\(folder)-\(file.lastPathComponent)", sourceLocation)
  }

  /// Records an issue if the compiler refuses a fixture with the arguments of `// compiles with:`.
  private func expectAcceptance(
    of source: String, named name: String, _ sourceLocation: SourceLocation
  ) throws {
    guard let match = source.firstMatch(of: /\/\/ compiles with: (.+)/) else { return }
    let arguments = String(match.1)
    let output = try Compiler.answer(
      to: "\(file.path(percentEncoded: false)) \(arguments)\n\(source)", named: "\(name)-compiles",
      asking: { try diagnose(arguments) })
    if output.contains("error:") {
      Issue.record(
        "with \(arguments) the compiler refuses \(self), too; it says:\n\(output)",
        sourceLocation: sourceLocation)
    }
  }

  /// The arguments of all lines `// with:`.
  private func arguments(in source: String) -> String {
    source.matches(of: /\/\/ with: (.+)/).map { String($0.1) }.joined(separator: " ")
  }

  /// What the compiler says on the way to SIL: initialization is checked there, after the types.
  private func diagnose(_ arguments: String) throws -> String {
    let modules = moduleFolders.flatMap { ["-I", $0.path(percentEncoded: false)] }
    return try Compiler.run(
      ["-emit-sil", "-o", "/dev/null", "-enable-upcoming-feature", "ExistentialAny"] + modules
        + [file.path(percentEncoded: false)] + arguments.split(separator: " ").map(String.init))
  }
}
