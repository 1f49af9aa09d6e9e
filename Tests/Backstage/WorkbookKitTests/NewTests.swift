import Foundation
import TestSupport
import Testing

@testable import WorkbookKit

/// A new chapter: where it is put, what it lacks, and what is refused.
struct NewTests {
  private let workbook: MiniWorkbook

  init() throws {
    workbook = try MiniWorkbook()
    try workbook.addChapter("04-Small", "Small", exercises: [:])
    try workbook.addChapter("07-Large", "Large", exercises: [:], inPart: "More")
    try workbook.write(Self.package, to: "Package.swift")
    for path in Self.models {
      try workbook.write(Folder(repository).text(of: path) ?? "", to: path)
    }
  }

  @Test func `a new chapter is a draft, which the map does not have`() throws {
    #expect(workbook.run(["new", "5", "Medium", "Neither"]).code == 0)
    let book = try Workbook(in: workbook.root)
    #expect(book.drafts.map(\.name) == ["05-Medium"])
    #expect(book.drafts.map(\.title) == ["Neither"])
    #expect(!workbook.run([]).text.contains("Neither"))
  }

  @Test func `its exercises are of two kinds, and ship their starters`() throws {
    _ = workbook.run(["new", "5", "Medium", "Neither"])
    let book = try Workbook(in: workbook.root)
    let exercises = book.drafts.flatMap(\.exercises)
    #expect(exercises.map(\.id) == ["5.1", "5.2"])
    #expect(Set(exercises.map(\.kind)).count == 2)
    #expect(exercises.allSatisfy(book.isUntouched))
  }

  @Test(arguments: [
    (2, "chapter(1, \"Tiny\"),\n", "  chapter(2, \"Medium\"),\n\n  // Part I, still\n"),
    (5, "uses: [\"UIKitStandIn\"]),\n", "  chapter(5, \"Medium\"),\n\n  // Part II\n"),
    (12, "chapter(7, \"Large\"),\n", "  chapter(12, \"Medium\"),\n]\n"),
  ])
  func `Package.swift has the chapter below the one before it, and is the same else`(
    number: Int, before: String, after: String
  ) throws {
    _ = workbook.run(["new", "\(number)", "Medium", "Neither"])
    let package = try #require(Folder(workbook.root).text(of: "Package.swift"))
    let line = try #require(after.components(separatedBy: "\n").first) + "\n"
    #expect(package.contains(before + after))
    #expect(package.replacing(line, with: "") == Self.package)
  }

  @Test func `the contents have the chapter after the one before it, in the same line`() throws {
    _ = workbook.run(["new", "5", "Medium", "Neither"])
    let contents = Folder(workbook.root).text(of: Workbook.contents) ?? ""
    #expect(contents.contains("\"chapters\": [\"01-Tiny\", \"04-Small\", \"05-Medium\"]"))
  }

  @Test func `or in a line of its own, where the names have one each`() throws {
    try workbook.replace(
      "[\"01-Tiny\", \"04-Small\"]", in: Workbook.contents,
      with: "[\n        \"01-Tiny\",\n        \"04-Small\"\n      ]")
    _ = workbook.run(["new", "2", "Medium", "Neither"])
    let contents = Folder(workbook.root).text(of: Workbook.contents) ?? ""
    #expect(
      contents.contains(
        "[\n        \"01-Tiny\",\n        \"02-Medium\",\n        \"04-Small\"\n      ]"))
  }

  @Test func `a title may have any signs that a text can have`() throws {
    let title = #"A "quoted" \ one / 2 · ½"#
    _ = workbook.run(["new", "5", "Medium", title])
    #expect(try Workbook(in: workbook.root).drafts.map(\.title) == [title])
  }

  @Test func `what is copied from chapter 1 has the new target's name`() {
    _ = workbook.run(["new", "5", "Medium", "Neither"])
    let folder = Folder(workbook.root)
    for path in Self.models {
      let copy = folder.text(of: path.replacing("ConstructorInjection", with: "Medium"))
      #expect(copy?.contains("ConstructorInjection") == false, "\(path)")
    }
  }

  // MARK: - Drafts

  @Test func `a draft has no complaints, but lacks words and wrong answers`() throws {
    _ = workbook.run(["new", "5", "Medium", "Neither"])
    let house = House(of: try Workbook(in: workbook.root))
    let draft = try #require(house.workbook.drafts.first)
    #expect(house.complaints().filter { "\($0)".contains("Medium") } == [])
    let unfinished = house.unfinished(draft).map(\.problem)
    #expect(unfinished.count == 3)
    #expect(unfinished.count { $0 == "it has fewer than three wrong answers" } == 2)
    #expect(unfinished.contains { $0.hasSuffix("words without its code") })
  }

  @Test func `verify names the draft and what it lacks`() throws {
    _ = workbook.run(["new", "5", "Medium", "Neither"])
    let text = workbook.run(["verify"]).text
    #expect(text.contains("Chapters/05-Medium is a draft, and its answers are not graded."))
    #expect(text.contains("○ Chapters/05-Medium/README.md\n    it has"))
  }

  @Test func `a draft that is finished becomes a chapter without the word`() throws {
    _ = workbook.run(["new", "5", "Medium", "Neither"])
    try workbook.replace("  \"draft\": true,\n", in: "Chapters/05-Medium/chapter.json", with: "")
    let book = try Workbook(in: workbook.root)
    #expect(book.chapters.map(\.number) == [1, 4, 5, 7])
    #expect(book.drafts.isEmpty)
  }

  @Test func `a draft's targets, folders and files are checked as all are`() throws {
    _ = workbook.run(["new", "5", "Medium", "Neither"])
    try workbook.remove("Chapters/05-Medium/Checks/ReadTheLastId.swift")
    try workbook.write("", to: "Chapters/05-Medium/Exercises/Stray.swift")
    let house = House(of: try Workbook(in: workbook.root))
    let complaints = (house.complaints() + house.package(MiniWorkbook.packageDump))
      .map(\.description)
    for text in [
      "Checks/ReadTheLastId.swift\n    chapter.json has an exercise for it",
      "Exercises/Stray.swift\n    no exercise in chapter.json owns this file",
      "add: chapter(5, \"Medium\"),",
    ] {
      #expect(complaints.contains { $0.contains(text) }, "\(text)")
    }
  }

  // MARK: - Refusals

  @Test(arguments: [
    (["5", "Medium"], "name a number, a target and a title in quotes"),
    (["5", "Medium", "Neither", "nor"], "name a number, a target and a title in quotes"),
    (["five", "Medium", "Neither"], "\"five\" is no chapter's number"),
    (["-1", "Medium", "Neither"], "\"-1\" is no chapter's number"),
    (["100", "Medium", "Neither"], "\"100\" is no chapter's number"),
    (["0", "Medium", "Neither"], "no chapter comes before 0"),
    (["4", "Medium", "Neither"], "the number 4 is taken: Chapters/04-Small"),
    (["9", "Medium", "Neither"], "the number 9 is taken: Chapters/09-Stray"),
    (["8", "Medium", "Neither"], "the number 8 is taken: Package.swift has a chapter of it"),
    (["5", "medium", "Neither"], "\"medium\" is no name of a target"),
    (["5", "Not-Large", "Neither"], "\"Not-Large\" is no name of a target"),
    (["5", "Self", "Neither"], "the name Self is taken: Swift has it"),
    (["5", "MediumTests", "Neither"], "MediumTests ends in \"Tests\""),
    (["5", "Tiny", "Neither"], "the name Tiny is taken: Sources/Tiny"),
    (["5", "TINY", "Neither"], "the name TINY is taken: Sources/Tiny"),
    (["5", "Large", "Neither"], "the name Large is taken: Chapters/07-Large"),
    (["5", "UIKitStandIn", "Neither"], "is taken: Package.swift names \"UIKitStandIn\""),
    (["5", "TestSupport", "Neither"], "is taken: Tests/Backstage/TestSupport"),
    (["5", "Medium", ""], "a title is one line that is not empty"),
    (["5", "Medium", " \t"], "a title is one line that is not empty"),
    (["5", "Medium", "Two\nlines"], "a title is one line that is not empty"),
    (["5", "Medium", "A | B"], "has no |"),
  ])
  func `what can't be added is refused, and nothing is written`(
    arguments: [String], message: String
  ) throws {
    try workbook.write("", to: "Chapters/09-Stray/README.md")
    try workbook.write("", to: "Sources/Tiny/Tiny.swift")
    try workbook.write("", to: "Tests/Backstage/TestSupport/Spy.swift")
    try workbook.replace("7, \"Large\"),", in: "Package.swift", with: "8, \"Larger\"),")
    try expectRefusal(arguments, message)
  }

  @Test(arguments: [
    ("Package.swift", "Package.swift and Chapters/contents.json can't both be read"),
    (models[0], "\(models[0]) can't be read, and a new chapter begins with a copy of it"),
  ])
  func `without a file that it needs, nothing is written`(path: String, message: String) throws {
    try workbook.remove(path)
    try expectRefusal(["5", "Medium", "Neither"], message)
  }

  @Test(arguments: ["chapter(7, \"Large\"), // the last", "[]", "chapter(7, \"Large\""])
  func `a line that can't be found in Package.swift is asked for`(line: String) throws {
    try workbook.replace("chapter(7, \"Large\"),", in: "Package.swift", with: line)
    try expectRefusal(["9", "Medium", "Neither"], "Package.swift has no `chapter(7, \"Large\"),`")
  }

  @Test func `slides that are there already are not written over`() throws {
    try workbook.write("# Mine\n", to: "docs/workshop/slides/05-Medium.md")
    try expectRefusal(
      ["5", "Medium", "Neither"], "docs/workshop/slides/05-Medium.md is there already")
  }

  @Test func `what was written before something could not be is told`() throws {
    // A file in the place of a folder.
    try workbook.write("", to: "docs")
    let run = workbook.run(["new", "5", "Medium", "Neither"])
    #expect(run.code == 3)
    #expect(run.text.hasPrefix("workbook: docs/workshop/slides/05-Medium.md: "))
    #expect(run.text.contains("remove them before you try again:\n  Chapters/05-Medium/chapter"))
    let told = Set(run.text.components(separatedBy: "\n  ").dropFirst())
    let written = Folder(workbook.root).files(below: "").filter { $0.contains("Medium") }
    #expect(told == Set(written))
    #expect(try Workbook(in: workbook.root).drafts.isEmpty)
  }

  // MARK: - Helpers

  private func expectRefusal(
    _ arguments: [String], _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try snapshot()
    let run = workbook.run(["new"] + arguments)
    #expect(run.code == 2, sourceLocation: sourceLocation)
    #expect(run.text.contains(message), sourceLocation: sourceLocation)
    #expect(try snapshot() == before, sourceLocation: sourceLocation)
  }

  private func snapshot() throws -> [String: Data] {
    let files = Folder(workbook.root).files(below: "")
    return try Dictionary(
      uniqueKeysWithValues: files.map {
        ($0, try Data(contentsOf: workbook.root.appending(path: $0)))
      })
  }

  /// What of Package.swift a new chapter is put into.
  private static let package = """
    let contents: [[Target]] = [
      // Part I
      chapter(1, "Tiny"),

      // Part I, still
      chapter(
        4, "Small",
        uses: ["UIKitStandIn"]),

      // Part II
      chapter(7, "Large"),
    ]

    """

  private static let models = [
    "Sources/ConstructorInjection/ReminderIdGenerator.swift",
    "Tests/ConstructorInjectionTests/FakeStore.swift",
    "Tests/ConstructorInjectionTests/RejectedCodeTests.swift",
    "Tests/ConstructorInjectionTests/Rejected/ForgottenStore.swift",
  ]
}

/// Scaffolds a chapter in a copy of the workbook, and builds it there with the real toolchain.
@Suite(.forReal) struct NewRealRunTests {
  private let copy = Folder(repository.appending(path: ".build/new-chapter"))

  @Test func `a new chapter builds, passes and is formatted, and verify accepts it`() throws {
    try copyRepository()
    let before = try Workbook(in: copy.url)
    let complaints = House(of: before).complaints()
    let last = try #require(before.allChapters.map(\.number).max())
    try expectSuccess(
      builtProducts.appending(path: "workbook"), ["new", "\(last + 1)", "Scaffolded", "A title"])
    let book = try Workbook(in: copy.url)
    let draft = try #require(book.drafts.first { $0.target == "Scaffolded" })

    try expectSuccess(
      swift,
      [
        "swift", "format", "lint", "--strict", "--recursive", "Package.swift", draft.folder,
        "Sources/Scaffolded", "Tests/ScaffoldedTests",
      ])
    try expectSuccess(swift, ["swift", "test", "--filter", "^Scaffolded"])
    let dump = try expectSuccess(swift, ["swift", "package", "dump-package"])
    let house = House(of: book)
    #expect(house.complaints() == complaints)
    // A toolchain may say a line more before it.
    #expect(house.package(String(dump.drop { $0 != "{" })) == [])

    // What is graded leaves it out, so that one that does not compile is in nobody's way.
    try copy.write(Data("nonsense\n".utf8), to: draft.exercises[0].file)
    let check = try runProgram(
      builtProducts.appending(path: "workbook"), ["check", book.exercises[0].id], in: copy.url)
    #expect(check.code == 1, "\(check.output)")
  }

  private let swift = URL(filePath: "/usr/bin/env")

  @discardableResult
  private func expectSuccess(
    _ program: URL, _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let run = try runProgram(program, arguments, in: copy.url)
    #expect(run.code == 0, "\(run.output)", sourceLocation: sourceLocation)
    return run.output
  }

  /// Writes only what differs from the last run's copy, so that little is built again.
  private func copyRepository() throws {
    let source = Folder(repository)
    let files = Set(source.files(below: "") + [".swift-format"])
    for file in files { try copy.write(source.data(of: file) ?? Data(), to: file) }
    // The chapter of the last run: a folder that is empty would still have its number.
    for parent in ["Chapters", "Sources", "Tests", "docs/workshop/slides"] {
      for name in Set(copy.names(in: parent)).subtracting(source.names(in: parent)) {
        try FileManager.default.removeItem(at: copy.url.appending(path: "\(parent)/\(name)"))
      }
    }
    for file in Set(copy.files(below: "")).subtracting(files) {
      try FileManager.default.removeItem(at: copy.url.appending(path: file))
    }
  }
}
