import Foundation
import Testing

/// The price of the technique, counted in lines of code.
struct CostTests {
  @Test func `the guarded property takes more lines than the constructor`() throws {
    let constructor = try lines("ConstructorInjection/ReminderIdGenerator.swift")
    let unguarded = try lines("PropertyInjection/UnguardedReminderIdGenerator.swift")
    let guarded = try lines("PropertyInjection/ReminderIdGenerator.swift")
    let strict = try lines("PropertyInjection/StrictReminderIdGenerator.swift")

    #expect(constructor == 12)
    #expect(unguarded == 11)
    #expect(guarded == 17)
    #expect(strict == 15)
  }

  /// Counts the lines that are neither empty nor a comment.
  private func lines(_ file: String) throws -> Int {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardizedFileURL
    let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
    return text.split(separator: "\n").count { line in
      let code = line.trimmingPrefix { $0 == " " }
      return !code.isEmpty && !code.hasPrefix("//")
    }
  }
}
