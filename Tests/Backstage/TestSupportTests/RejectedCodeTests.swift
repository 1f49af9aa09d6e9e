import Foundation
import TestSupport
import Testing

@testable import TestSupport

struct RejectedCodeTests {
  @Test func `a fixture is refused as it stands, and compiles with its setting`() throws {
    try withFixture("-default-isolation MainActor") { fixture in
      let complaints = try fixture.complaints()
      #expect(complaints == [])
    }
  }

  @Test(arguments: ["-default-isolation nonisolated", "-default-isolatoin MainActor"])
  func `a setting with which the fixture does not compile is reported`(setting: String) throws {
    try withFixture(setting) { fixture in
      let complaints = try fixture.complaints()
      #expect(complaints.count == 1)
      #expect(complaints.first?.contains("the compiler refuses Shared.swift with") == true)
    }
  }

  /// Calls `body` with a fixture that says that it compiles with `arguments`.
  private func withFixture(_ arguments: String, _ body: (RejectedCode) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let rejected = folder.appending(path: "Rejected")
      try FileManager.default.createDirectory(at: rejected, withIntermediateDirectories: true)
      try """
      // accepted with: \(arguments)
      class Shared {
        static let shared = Shared()  // error: 'shared' is not concurrency-safe
      }
      """.write(to: rejected.appending(path: "Shared.swift"), atomically: true, encoding: .utf8)
      for fixture in RejectedCode.all(beside: folder.appending(path: "Tests.swift").path) {
        try body(fixture)
      }
    }
  }
}
