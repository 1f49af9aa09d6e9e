import Foundation
import Testing

@testable import WorkbookKit

/// What the guide answers without building anything.
struct GuideTests {
  private let workbook: MiniWorkbook

  init() throws {
    workbook = try MiniWorkbook()
  }

  @Test(arguments: [
    ("\"minutes\": 5, ", "", "chapter 1 (Tiny): \"minutes\" is missing"),
    ("\"Tiny\"", "\"Tinny\"", "there is no folder Chapters/01-Tinny"),
    ("]}\n", "]\n", "is not valid JSON"),
    (
      "\"exercises\": [",
      """
      "exercises": [{"id": "1.1", "name": "B", "title": "B", "kind": "test", "minutes": 1,
        "hints": ["a", "b"]},
      """, "there are two exercises 1.1"
    ),
  ])
  func `a manifest with a mistake is one line and the exit code 2`(
    old: String, new: String, message: String
  ) throws {
    try workbook.replace(old, in: Contents.path, with: new)
    for arguments in [[], ["check"], ["watch"], ["list"], ["hint", "1.1"], ["verify"]] {
      let (code, lines) = run(arguments)
      #expect(code == 2)
      #expect(lines.count == 1)
      #expect(lines.first?.contains(message) == true)
    }
  }

  @Test(arguments: [
    (["chek"], "there is no command \"chek\"; did you mean check?"),
    (["hlep"], "did you mean help? (swift run workbook --help shows all)"),
    (["quit"], "there is no command \"quit\"; swift run workbook --help shows all"),
    (["hint", "99"], "there is no exercise \"99\"; swift run workbook list shows all"),
    (["hint", "1"], "1 is a chapter; name one of its exercises: 1.1"),
    (["hint", "1.2"], "there is no exercise \"1.2\"; did you mean 1.1?"),
    (["check", "11"], "there is no exercise \"11\"; did you mean 1.1?"),
    (["compare", "1", "Tyni"], "there is no technique \"Tyni\"; did you mean Tiny?"),
    (["list", "--jsn"], "there is no option \"--jsn\"; did you mean --json?"),
    (["hint"], "name one exercise: swift run workbook hint 1.1"),
    (["hint", "1.1", "3"], "exercise 1.1 has hints 1 to 2"),
    (["hint", "1.1", "0"], "exercise 1.1 has hints 1 to 2"),
    (["reset"], "name one exercise: swift run workbook reset 1.1"),
    (["verify", "1.1"], "verify takes no argument"),
  ])
  func `a command that can't be understood is told, with the exit code 2`(
    arguments: [String], message: String
  ) {
    let (code, lines) = run(arguments)
    #expect(code == 2)
    #expect(lines.joined().contains(message))
  }

  @Test func `an exercise can be named by its name`() {
    let (code, lines) = run(["hint", "AddOne"])
    #expect(code == 0)
    #expect(lines.first == "Hint 1 of 2: Add.")
  }

  @Test func `a name that two exercises have is not guessed at`() throws {
    try workbook.replace(
      "  ]}\n]}]}", in: Contents.path,
      with: """
          ]}, {"number": 2, "target": "Twin", "title": "Twin", "minutes": 5, "exercises": [
            {"id": "2.1", "name": "AddOne", "title": "Add", "kind": "inject", "minutes": 2,
             "hints": ["Add.", "Add one."]}
          ]}
        ]}]}
        """)
    try workbook.write("", to: "Chapters/02-Twin/README.md")
    let (code, lines) = run(["hint", "AddOne"])
    #expect(code == 2)
    #expect(
      lines == ["workbook: AddOne is the name of 1.1 and 2.1; name one of them by its number"])
  }

  @Test func `outside of a workbook the guide says where to go`() {
    let (code, lines) = run([], from: FileManager.default.temporaryDirectory)
    #expect(code == 2)
    #expect(lines.joined().contains("go to the workbook's folder"))
  }

  @Test func `the guide works from a folder below the root`() {
    let (code, _) = run(["hint", "1.1"], from: workbook.root.appending(path: "Sources/Tiny"))
    #expect(code == 0)
  }

  @Test func `hints come one by one, and the last one is the last`() {
    #expect(run(["hint", "1.1"]).lines.first == "Hint 1 of 2: Add.")
    #expect(run(["hint", "1.1"]).lines.last?.contains("hint 1.1 2") == true)
    #expect(run(["hint", "1.1", "2"]).lines == ["Hint 2 of 2: Add one."])
  }

  @Test func `help fits into 80 columns`() {
    let commands = Command.allCases.map { [$0.rawValue, "--help"] }
    for arguments in commands + [["--help"]] {
      let (_, texts) = run(arguments)
      let lines = texts.flatMap { $0.split(separator: "\n") }
      #expect(lines.filter { $0.count > 80 } == [], "\(arguments)")
    }
  }

  @Test func `each command explains itself`() {
    for command in Command.allCases.map(\.rawValue) {
      let (code, lines) = run([command, "--help"])
      #expect(code == 0)
      #expect(lines.first?.hasPrefix("workbook \(command)") == true)
    }
    #expect(run(["--help"]).lines.first?.hasPrefix("DI Workbook") == true)
  }

  @Test func `a solution is shown as a difference with its reason`() {
    let text = run(["solution", "1.1"]).lines.joined(separator: "\n")
    #expect(text.contains("One more is one more."))
    #expect(text.contains("- func addOne(to number: Int) -> Int { number }"))
    #expect(text.contains("+ func addOne(to number: Int) -> Int { number + 1 }"))
  }

  @Test func `another good solution is named with its reason`() throws {
    try workbook.write(
      "// why: One can be subtracted.\nfunc addOne(to number: Int) -> Int { number - -1 }\n",
      to: "\(MiniWorkbook.answers)/solution-minus.swift")
    let text = run(["solution", "1.1"]).lines.joined(separator: "\n")
    #expect(text.contains("more than one good answer"))
    #expect(text.contains("solution-minus.swift\n    One can be subtracted."))
  }

  @Test func `where UTF-8 can't be shown, signs are spelled in ASCII`() {
    let text = run(["compare", "1", "1"], environment: ["LC_ALL": "C"]).lines.joined()
    #expect(text.contains("Tiny -> Tiny"))
    let isASCII = text.allSatisfy(\.isASCII)
    #expect(isASCII)
  }

  private func run(
    _ arguments: [String], from folder: URL? = nil, environment: [String: String] = [:]
  ) -> (code: Int32, lines: [String]) {
    var lines: [String] = []
    let guide = Guide(from: folder ?? workbook.root, environment: environment) { lines.append($0) }
    return (guide.run(arguments), lines)
  }
}
