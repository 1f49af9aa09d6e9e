import Testing

@testable import WorkbookKit

struct MutantTests {
  private let workbook: MiniWorkbook

  init() throws {
    workbook = try MiniWorkbook()
  }

  @Test func `a change is told by its lines, before and after`() throws {
    let (mutants, _) = try mutants(of: "func f() {\n  a()\n}\n")

    #expect(mutants.map(\.change) == ["a() → nothing", "a() → a(); a()"])
    #expect(mutants.map(\.line) == [2, 2])
  }

  @Test func `a change of many lines is told by the first and the last one`() throws {
    let (mutants, _) = try mutants(of: "func f() {\n  a {\n    b = 1\n\n    c = d\n  }\n}\n")

    #expect(mutants.contains { $0.change == "a { ⏎ … ⏎ } → nothing" })
  }

  @Test func `a change stays the same where lines above it come`() throws {
    let solution = "func f() {\n  a()\n}\n"
    let changes = try mutants(of: solution).mutants.map(\.change)

    #expect(try mutants(of: "// A comment.\n\n" + solution).mutants.map(\.change) == changes)
  }

  @Test func `two changes to the same text are one`() throws {
    let (mutants, _) = try mutants(
      of: "func f() -> Bool { !a }\n", starter: "func f() -> Bool { a }\n")

    #expect(mutants.count == 1)
  }

  @Test func `those that may not compile come first`() throws {
    let (mutants, _) = try mutants(of: "func f() throws {\n  g(1)\n  try h(a, b)\n}\n")
    let isRisky = mutants.map(\.isRisky)

    #expect(isRisky == isRisky.sorted { $0 && !$1 } && Set(isRisky).count == 2)
  }

  @Test func `what the starter has as well is left out`() throws {
    let (mutants, leftOut) = try mutants(
      of: "func f() { a() }\n\nlet b = 1\n", starter: "func f() {}\n\nlet b = 1\n")

    #expect(mutants.allSatisfy { $0.line == 1 } && !mutants.isEmpty)
    #expect(leftOut == 1)
  }

  private func mutants(
    of solution: String, starter: String = ""
  ) throws -> (mutants: [Mutant], leftOut: Int) {
    try workbook.write(solution, to: "\(MiniWorkbook.answers)/solution.swift")
    try workbook.write(starter, to: "\(MiniWorkbook.answers)/starter.swift")
    let book = try Workbook(in: workbook.root)
    return Mutant.all(for: book.exercises[0], in: book.folder)
  }
}
