import Foundation

/// The code of a target that you read, to ask the compiler what it says with other settings.
public struct TargetCode: Sendable, CustomStringConvertible {
  private let folder: URL

  /// The folders in `Sources`, apart from what is backstage and what stands in for Apple's code.
  public static let all: [TargetCode] = {
    let sources = repository.appending(path: "Sources")
    let folders = try? FileManager.default.contentsOfDirectory(atPath: sources.path)
    return (folders ?? []).sorted()
      .filter { !$0.hasPrefix(".") && !["Backstage", "UIKitStandIn"].contains($0) }
      .map { TargetCode(folder: sources.appending(path: $0)) }
  }()

  /// The target's name.
  public var description: String { folder.lastPathComponent }

  /// The target with this name, or nil if there is none.
  public init?(named name: String) {
    guard let target = Self.all.first(where: { $0.description == name }) else { return nil }
    self = target
  }

  private init(folder: URL) { self.folder = folder }

  /// Compiles the target with the package's settings and `arguments`, and returns the errors by the
  /// name of the file.
  ///
  /// `source` is one more file of the target, `Added.swift`.
  public func errors(
    with arguments: [String] = [], adding source: String? = nil
  ) throws -> [String: [String]] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    let name = ([description] + arguments).joined(separator: " ")
    let output = try Compiler.answer(
      to: (arguments + texts + [source ?? ""]).joined(separator: "\n"),
      named: "Target-\(name)\(source == nil ? "" : " and more")"
    ) {
      try withTemporaryFolder { temporary in
        // What the package manager adds to a target with resources.
        let bundle = temporary.appending(path: "Bundle.swift")
        let accessor = """
          import Foundation
          extension Bundle { nonisolated static var module: Bundle { .main } }
          """
        try accessor.write(to: bundle, atomically: true, encoding: .utf8)
        let added = temporary.appending(path: "Added.swift")
        try (source ?? "").write(to: added, atomically: true, encoding: .utf8)
        let options = [
          "-wmo", "-parse-as-library", "-package-name", "workbook", "-module-name", description,
        ]
        return try Compiler.check(
          files + [bundle, added], features: Compiler.features + Compiler.importFeatures,
          arguments: options + arguments)
      }
    }
    return Dictionary(grouping: Compiler.errors(in: output), by: \.file)
      .mapValues { $0.map(\.message) }
  }
}
