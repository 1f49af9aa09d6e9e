import Foundation
import TestSupport

@testable import WorkbookKit

/// Runs of the real guide and the real toolchain on the mini workbook.
extension MiniWorkbook {
  func addExerciseKit() throws {
    let kit = Folder(repository.appending(path: "Sources/Backstage/ExerciseKit"))
    for name in kit.names(in: "") {
      try write(kit.text(of: name) ?? "", to: "Sources/ExerciseKit/\(name)")
    }
  }

  /// Adds a second exercise, which is solved, to see what the first one does to it.
  func addTwin() throws {
    try replace(
      "\"Add one.\"]\n    }", in: Self.facts,
      with: """
        "Add one."]
            },
            {
              "name": "Twin", "title": "Twin", "kind": "inject", "minutes": 1, "hints": ["a", "b"]
            }
        """)
    try write("func twin() -> Int { 2 }\n", to: "\(Self.chapter)/Exercises/Twin.swift")
    try write(
      """
      import ExerciseKit
      import Testing

      @testable import TinyExercises

      @Suite(.exercise("1.2")) struct Twin {
        @Test func `a twin is two`() { #expect(twin() == 2) }
      }

      """, to: "\(Self.chapter)/Checks/Twin.swift")
  }

  /// Runs the guide as a person would.
  func guide(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> (code: Int32, output: String) {
    try run(builtProducts.appending(path: "workbook"), arguments, environment)
  }

  func run(
    _ program: URL, _ arguments: [String], _ environment: [String: String]
  ) throws -> (code: Int32, output: String) {
    try runProgram(program, arguments, in: root, environment: environment)
  }
}
