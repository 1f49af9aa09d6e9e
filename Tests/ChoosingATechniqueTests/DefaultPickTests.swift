import Foundation
import Testing

struct DefaultPickTests {
  @Test func `the generator of this chapter is the constructor's, to the letter`() throws {
    let mine = try source(of: "ChoosingATechnique")
    let constructors = try source(of: "ConstructorInjection")

    #expect(mine == constructors)
  }

  private func source(of target: String, testFile: String = #filePath) throws -> String {
    let root = URL(filePath: testFile).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Sources/\(target)/ReminderIdGenerator.swift")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
