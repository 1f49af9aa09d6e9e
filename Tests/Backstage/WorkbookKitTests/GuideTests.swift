import Foundation
import Testing

@testable import WorkbookKit

/// How the guide understands a command, and what it says if it can't.
struct GuideTests {
  private let workbook: MiniWorkbook

  init() throws {
    workbook = try MiniWorkbook()
  }

  @Test(arguments: [
    (MiniWorkbook.facts, "\"minutes\": 5,", "", ":1: \"minutes\" is missing"),
    (Workbook.contents, "01-Tiny", "01-Tinny", ":3: there is no folder Chapters/01-Tinny"),
    (
      Workbook.contents, "  ]\n}\n", "  ]\n",
      ":5: this is not valid JSON: a comma or } is expected here"
    ),
  ])
  func `a file of the book with a mistake is one line and the exit code 2`(
    file: String, old: String, new: String, message: String
  ) throws {
    try workbook.replace(old, in: file, with: new)
    for command in Command.all {
      // Commands that want a name get one.
      let run = workbook.run([command.name] + (command.arguments.hasPrefix("[") ? [] : ["1", "1"]))
      #expect(run.code == 2)
      #expect(run.writings == ["workbook: \(file)\(message)"], "\(command.name)")
    }
    #expect(workbook.run([]).writings == ["workbook: \(file)\(message)"])
  }

  @Test(arguments: [
    (["chek"], "there is no command \"chek\"; did you mean check?"),
    (["hlep"], "did you mean help? (swift run workbook --help shows all)"),
    (["CHECK"], "did you mean check?"),
    (["quit"], "there is no command \"quit\"; swift run workbook --help shows all"),
    ([""], "there is no command \"\"; swift run workbook --help shows all"),
    (["help", "chek"], "there is no command \"chek\"; did you mean check?"),
    (["hint", "99"], "there is no exercise \"99\"; swift run workbook list shows all"),
    (["hint", "1"], "1 is a chapter; name one of its exercises: 1.1"),
    (["hint", "Tiny"], "Tiny is a chapter; name one of its exercises: 1.1"),
    (["hint", "1.2"], "there is no exercise \"1.2\"; did you mean 1.1?"),
    (["hint", "addone"], "there is no exercise \"addone\"; did you mean AddOne?"),
    (["check", "11"], "there is no exercise \"11\"; did you mean 1.1?"),
    (["check", "tiny"], "there is no exercise \"tiny\"; did you mean Tiny?"),
    (["check", "1.1", "1.9"], "there is no exercise \"1.9\"; did you mean 1.1?"),
    (["compare", "1", "Tyni"], "there is no technique \"Tyni\"; did you mean Tiny?"),
    (["compare", "1"], "name two techniques: swift run workbook compare 0 1"),
    (["compare", "99", "1"], "there is no technique \"99\"; swift run workbook shows all"),
    (["list", "--jsn"], "there is no option \"--jsn\"; did you mean --json?"),
    (["list", "1"], "there is no option \"1\"; swift run workbook list --help shows all"),
    (["hint"], "name one exercise: swift run workbook hint 1.1"),
    (["hint", "1.1", "1", "2"], "name one exercise: swift run workbook hint 1.1"),
    (["hint", "1.1", "3"], "exercise 1.1 has hints 1 to 2"),
    (["hint", "1.1", "0"], "exercise 1.1 has hints 1 to 2"),
    (["hint", "1.1", "one"], "exercise 1.1 has hints 1 to 2"),
    (["hint", "1.1", "\(Int.min)"], "exercise 1.1 has hints 1 to 2"),
    (["hint", "1.1", "99999999999999999999"], "exercise 1.1 has hints 1 to 2"),
    (["reset"], "name one exercise: swift run workbook reset 1.1"),
    (["reset", "1.1", "1.1"], "name one exercise: swift run workbook reset 1.1"),
    (["solution"], "name one exercise: swift run workbook solution 1.1"),
    (["watch", "1.1", "1.2"], "name one exercise: swift run workbook watch 1.1"),
    (["verify", "1.1"], "there is no option \"1.1\"; swift run workbook verify --help shows all"),
    (["verify", "--fx"], "there is no option \"--fx\"; did you mean --fix?"),
    (["verify", "--fix", "all"], "there is no option \"all\"; swift run workbook verify --help"),
  ])
  func `a command that can't be understood is told, with the exit code 2`(
    arguments: [String], message: String
  ) {
    let run = workbook.run(arguments)
    #expect(run.code == 2)
    #expect(run.writings.count == 1)
    #expect(run.text.hasPrefix("workbook: "))
    expect(run.text, has: message)
  }

  @Test(arguments: [[], ["check"], ["hint"], ["compare", "1"], ["list"], ["schedule"], ["deck"]])
  func `a word of 100,000 letters is told at once, and not in full`(words: [String]) throws {
    try workbook.write(
      #"{"schedules": [{"name": "n", "title": "t", "minutes": 5, "items": [{"lesson": 1}]}]}"#,
      to: Schedule.path)
    let run = workbook.run(words + [String(repeating: "a", count: 100_000)])
    #expect(run.code == 2)
    #expect(run.text.count < 200)
    expect(run.text, has: "\"\(String(repeating: "a", count: 60))…\"; swift run workbook")
  }

  @Test func `an exercise can be named by its name`() {
    let run = workbook.run(["hint", "AddOne"])
    #expect(run.code == 0)
    #expect(run.writings.first == "Hint 1 of 2: Add.")
  }

  @Test func `a name that two exercises have is not guessed at`() throws {
    try workbook.addChapter("02-Twin", "Twin", exercises: ["AddOne": "Add"])
    let run = workbook.run(["hint", "AddOne"])
    #expect(run.code == 2)
    #expect(
      run.text == "workbook: AddOne is the name of 1.1 and 2.1; name one of them by its number")
  }

  @Test func `outside of a workbook the guide says where to go`() {
    let run = workbook.run([], from: FileManager.default.temporaryDirectory)
    #expect(run.code == 2)
    #expect(
      run.text
        == "workbook: there is no Chapters/contents.json here or above; go to the workbook's folder"
    )
  }

  @Test func `in a folder that is gone the guide says where to go`() {
    let run = workbook.run([], from: URL(filePath: "/no/such/folder"))
    #expect(run.code == 2)
    expect(run.text, has: "go to the workbook's folder")
  }

  @Test func `the guide works from a folder below the root`() {
    let below = workbook.root.appending(path: MiniWorkbook.chapter)
    let run = workbook.run(["hint", "1.1"], from: below)
    #expect(run.code == 0)
  }

  // MARK: - Help

  @Test func `help fits into 80 columns`() {
    for arguments in Command.all.map({ [$0.name, "--help"] }) + [["--help"]] {
      let lines = workbook.run(arguments).text.split(separator: "\n")
      #expect(lines.filter { $0.count > 80 } == [], "\(arguments)")
    }
  }

  @Test func `each command explains itself, however it is asked to`() {
    for command in Command.all.map(\.name) {
      let run = workbook.run([command, "--help"])
      #expect(run.code == 0)
      #expect(run.text.hasPrefix("workbook \(command)"))
      #expect(run.text.hasSuffix("."))
      for other in [["help", command], ["--help", command], [command, "-h"]] {
        #expect(workbook.run(other).text == run.text)
      }
    }
  }

  @Test(arguments: ["--help", "-h", "help"])
  func `the overview has a line for each command`(word: String) {
    let run = workbook.run([word])
    #expect(run.code == 0)
    #expect(run.text.hasPrefix("DI Workbook\n\nswift run workbook                  "))
    for command in Command.all {
      expect(run.text, has: "\nswift run workbook \(command.name)", command.summary)
    }
  }

  @Test func `help is there outside of a workbook, too`() {
    let run = workbook.run(["help", "check"], from: FileManager.default.temporaryDirectory)
    #expect(run.code == 0)
  }

  // MARK: - Signs and ends

  @Test(arguments: [
    (["LC_ALL": "C"], true), (["LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"], true),
    (["LANG": "en_US.ISO-8859-1"], true), (["LANG": "de_DE.utf8"], false), ([:], false),
    (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], false),
  ])
  func `where UTF-8 can't be shown, signs are spelled in ASCII`(
    environment: [String: String], isASCII: Bool
  ) throws {
    try workbook.complete()
    let text = workbook.run(["compare", "1", "1"], environment: environment).text
    expect(text, has: isASCII ? "Tiny -> Tiny" : "Tiny → Tiny")
    #expect(text.allSatisfy(\.isASCII) == isASCII)
  }

  @Test func `the guide leaves with the exit code of its command`() async {
    await #expect(processExitsWith: .exitCode(3)) { Guide.leave(with: 3) }
  }
}
