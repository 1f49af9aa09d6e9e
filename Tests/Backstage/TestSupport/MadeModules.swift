import Foundation

/// Modules that a test makes, to ask the compiler what it says of code that imports them.
public struct MadeModules: Sendable {
  private struct Module {
    let name: String
    let source: String
    let options: [String]
  }

  private var modules: [Module] = []

  /// Begins without a module.
  public init() {}

  /// Adds a module, which may import those before it.
  public func adding(_ name: String, _ source: String, options: String...) -> MadeModules {
    var more = self
    more.modules.append(Module(name: name, source: source, options: options))
    return more
  }

  /// Returns what the compiler says of `source`, which is nothing if all is well.
  ///
  /// The module named `missing` is taken away once all are built.
  public func diagnostics(
    of source: String, options: String..., without missing: String? = nil
  ) throws -> String {
    let made = modules.flatMap { [$0.name, $0.source] + $0.options }
    let question = (made + [source, missing ?? ""] + options).joined(separator: "\n")
    // Stable from run to run, as `hashValue` is not.
    let name = question.utf8.reduce(5_381) { ($0 &* 33) ^ Int($1) }.magnitude
    return try Compiler.answer(to: question, named: "Made-\(name)") {
      try withTemporaryFolder { folder in
        for module in modules {
          try compile(
            module.source, to: "\(module.name).swift", in: folder,
            ["-emit-module", "-parse-as-library", "-module-name", module.name] + module.options,
            mustPass: true)
        }
        if let missing {
          try FileManager.default.removeItem(at: folder.appending(path: "\(missing).swiftmodule"))
        }
        return try compile(source, to: "main.swift", in: folder, ["-typecheck"] + options)
      }
    }
  }

  @discardableResult private func compile(
    _ source: String, to file: String, in folder: URL, _ options: [String], mustPass: Bool = false
  ) throws -> String {
    try source.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
    let output = try Compiler.run(["-I", ".", file] + options, in: folder)
    if mustPass && !output.isEmpty { throw Refused(description: output) }
    return output
  }

  /// A module that does not compile.
  private struct Refused: Error, CustomStringConvertible {
    let description: String
  }
}
