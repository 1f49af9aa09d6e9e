import Foundation
import TestSupport
import Testing

/// What readers get who copy the ceremony into their app's tests, as the lesson tells them.
struct CopiedCeremonyTests {
  // Elsewhere, the compiler would have to be told where the Testing library is.
  #if os(Linux)
    // An Xcode project's targets begin in the language mode 5.
    @Test(arguments: ["5", "6"])
    func `three files and a key are all that an app's tests have to copy`(mode: String) throws {
      let ceremony = try [
        "HardWiredDependencyTests/Ceremony.swift",
        "HardWiredDependencyTests/WithoutReminderId.swift",
        "Backstage/TestSupport/StandardDefaults.swift",
      ].map(copied).joined(separator: "\n")

      let output = try MadeModules().diagnostics(
        of: ceremony + "let currentReminderId = \"currentReminderId\"\n",
        // The frontend's last option wins, and these come after the tests' own `-swift-version 6`.
        options: "-parse-as-library", "-Xfrontend", "-swift-version", "-Xfrontend", mode)

      #expect(output.isEmpty, "\(output)")
    }
  #endif

  /// Returns a file below Tests, without its imports of the workbook's modules.
  private func copied(_ file: String) throws -> String {
    try String(contentsOf: repository.appending(path: "Tests/\(file)"), encoding: .utf8)
      .replacing(/(?m)^import (ReminderStorage|TestSupport)\n/, with: "")
  }
}
