import Foundation

/// The compiler, asked about code that no target holds.
enum Compiler {
  /// Runs the compiler in `folder`, and returns what it says: nothing if all is well.
  static func run(_ arguments: [String], in folder: URL? = nil) throws -> String {
    try runProgram(
      URL(filePath: "/usr/bin/env"), ["swiftc"] + arguments + ["-swift-version", "6"], in: folder
    ).output
  }

  /// What skips the driver, and with it a third of the time, where the compiler finds its own way.
  static var withoutDriver: [String] {
    #if os(Linux)
      ["-frontend"]
    #else
      []
    #endif
  }

  // MARK: - Not asking twice

  // Each answer takes the compiler a tenth of a second, and there are many questions. What it said
  // before, it says again as long as neither the question nor any built module differs.

  /// Returns what was answered to the same question since the last build, or asks.
  static func answer(
    to question: String, named name: String, asking ask: () throws -> String
  ) throws -> String {
    let file = builtProducts.appending(path: "Compiler/\(name)")
    let key = "\(newestModule)\n\(question)\n"
    if let kept = try? String(contentsOf: file, encoding: .utf8), kept.hasPrefix(key) {
      return String(kept.dropFirst(key.count))
    }
    let answer = try ask()
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (key + answer).write(to: file, atomically: true, encoding: .utf8)
    return answer
  }

  /// When the last module was built, in seconds.
  private static let newestModule: TimeInterval = {
    let modules = try? FileManager.default.contentsOfDirectory(
      at: builtProducts.appending(path: "Modules"),
      includingPropertiesForKeys: [.contentModificationDateKey])
    let dates = modules?.compactMap {
      try? $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
    return dates?.max()?.timeIntervalSince1970 ?? 0
  }()
}
