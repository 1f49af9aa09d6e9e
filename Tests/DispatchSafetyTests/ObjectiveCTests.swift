import Foundation
import TestSupport
import Testing

/// What the compiler of Objective-C says about the array of the lesson, which these tests
/// compile and don't run.
@Suite(.enabled("there is no clang") { hasClang() })
struct ObjectiveCTests {
  @Test func `a message to id compiles, even if the object has no such method`() throws {
    let (code, output) = try compile("MessageToId.m")

    #expect(code == 0, "\(output)")
    #expect(output.isEmpty, "not even a warning: \(output)")
  }

  @Test func `a message to id is refused if no visible class declares the method`() throws {
    let (code, output) = try compile("MisspelledMessage.m")

    #expect(code != 0)
    #expect(output.contains("instance method 'nextReminderID' not found"), "\(output)")
  }

  @Test func `a message to a variable with a class for its type is checked`() throws {
    let (code, output) = try compile("MessageToObject.m")

    #expect(code != 0)
    #expect(output.contains("no visible @interface for 'Object' declares the selector 'myMethod'"))
  }
}

/// Compiles a file of the folder `Rejected` as a Mac does, without making a program of it.
private func compile(_ name: String) throws -> (code: Int32, output: String) {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Rejected")
  return try runToolchain(
    "clang",
    [
      "-fsyntax-only", "-fobjc-arc", "-fobjc-runtime=macosx-10.15", "-Wall",
      folder.appending(path: name).path(percentEncoded: false),
    ])
}

private func hasClang() -> Bool {
  (try? runToolchain("clang", ["--version"]))?.code == 0
}
