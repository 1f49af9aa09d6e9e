import Foundation
public import Testing

/// A program in C++ for the clang++ of the Swift toolchain.
///
/// Its lines say what they expect: `// error: <text>` of the compiler, `// prints: <text>` of the
/// running program.
public struct CPlusPlus: Sendable {
  private let file: URL

  /// The file with this name in the folder `CPlusPlus` beside the calling test file.
  public init(_ name: String, beside testFile: String = #filePath) {
    file = URL(filePath: testFile).deletingLastPathComponent()
      .appending(path: "CPlusPlus/\(name).cpp")
  }

  /// Whether there is a clang++ that can build a program: it needs a C++ library, too.
  public static let isInstalled: Bool = {
    let source = "#include <cstdio>\nint main() { std::puts(\"yes\"); }\n"
    return (try? output(of: source, named: "probe.cpp")) == "yes\n"
  }()

  /// Records an issue unless the program compiles and prints just what it names.
  public func expectOutput(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let expected = try texts(after: "prints")
    #expect(!expected.isEmpty, "\(name) names no `// prints: …`", sourceLocation: sourceLocation)
    let output = try Self.output(of: source, named: name)
    #expect(
      output == expected.map { $0 + "\n" }.joined(), "of \(name)", sourceLocation: sourceLocation)
  }

  /// Records an issue unless the compiler refuses the program with just the errors it names.
  public func expectRefusal(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let expected = try texts(after: "error")
    #expect(!expected.isEmpty, "\(name) names no `// error: …`", sourceLocation: sourceLocation)
    let output = try Compiler.answer(to: source, named: "Refused-\(name)") {
      try Self.compile(["-fsyntax-only", file.path(percentEncoded: false)]).output
    }
    let errors = output.matches(of: /(?m): error: (.+)$/).map { String($0.1) }
    #expect(
      errors.count == expected.count && zip(errors, expected).allSatisfy { $0.contains($1) },
      "clang++ says of \(name):\n\(output)", sourceLocation: sourceLocation)
  }

  private var name: String { file.lastPathComponent }

  private var source: String {
    get throws { try String(contentsOf: file, encoding: .utf8) }
  }

  private func texts(after word: String) throws -> [String] {
    try source.split(separator: "\n").compactMap { line in
      line.firstRange(of: "// \(word): ").map { String(line[$0.upperBound...]) }
    }
  }

  /// Builds and runs a program, unless that was done since the last build, and returns what it
  /// prints.
  private static func output(of source: String, named name: String) throws -> String {
    try Compiler.answer(to: source, named: "Run-\(name)") {
      try withTemporaryFolder { folder in try output(of: source, in: folder) }
    }
  }

  /// Builds a program in `folder`, runs it, and returns what it prints.
  private static func output(of source: String, in folder: URL) throws -> String {
    let program = folder.appending(path: "program")
    let file = folder.appending(path: "main.cpp")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let paths = [file, program].map { $0.path(percentEncoded: false) }
    let (code, output) = try compile(["-Wall", "-Wextra", "-Werror", paths[0], "-o", paths[1]])
    guard code == 0 else { throw Refused(description: output) }
    return try runProgram(program).output
  }

  private static func compile(_ arguments: [String]) throws -> (code: Int32, output: String) {
    try runToolchain("clang++", ["-std=c++17", "-fno-caret-diagnostics"] + arguments)
  }

  /// A program that does not compile.
  private struct Refused: Error, CustomStringConvertible {
    let description: String
  }
}
