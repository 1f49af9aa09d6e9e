import Foundation
import Testing

@testable import WorkbookKit

/// How the workbook is read from `contents.json` and each `chapter.json`.
struct WorkbookTests {
  private let mini: MiniWorkbook

  init() throws {
    mini = try MiniWorkbook()
  }

  @Test func `the workbook is read with its order`() throws {
    let workbook = try Workbook(in: mini.root)
    #expect(workbook.chapters.map(\.target) == ["Tiny"])
    #expect(workbook.exercises.map(\.id) == ["1.1"])
  }

  @Test func `an exercise knows its files`() throws {
    let exercise = try Workbook(in: mini.root).exercises[0]
    #expect(exercise.file == "Chapters/01-Tiny/Exercises/AddOne.swift")
    try mini.replace("\"inject\"", in: MiniWorkbook.facts, with: "\"test\"")
    let test = try Workbook(in: mini.root).exercises[0]
    #expect(test.file == "Chapters/01-Tiny/Checks/YourAddOneTests.swift")
  }

  @Test(arguments: [
    ("\"title\": \"Adding\",", "", ":1: \"title\" is missing"),
    ("\"minutes\": 5,", "", ":1: \"minutes\" is missing"),
    ("\"name\": \"AddOne\", ", "", ":5: \"name\" is missing"),
    ("\"exercises\"", "\"tasks\"", ":4: \"tasks\" means nothing here; known are "),
    (
      "\"minutes\": 5", "\"minutes\": \"five\"",
      ":3: \"minutes\" must be a whole number from 1 to 9999"
    ),
    (
      "\"AddOne\"", "\"addOne\"",
      ":6: \"name\" must be the name of a Swift type, such as InjectTheStore"
    ),
    ("\"AddOne\"", "\"../AddOne\"", ":6: \"name\" must be the name of a Swift type"),
    ("\"inject\"", "\"injct\"", ":6: \"kind\" must be one of inject, test, predict, choose"),
    ("\"Add one.\"]", "\" \"]", ":7: \"hints\" holds something that is no text, or an empty one"),
    (", \"Add one.\"]", "]", ":7: there must be at least two \"hints\""),
    ("\"minutes\": 2", "\"minutes\": 0", ":6: \"minutes\" must be a whole number from 1 to 9999"),
    ("  ]\n}\n", "  ]\n", ":10: this is not valid JSON: a comma or } is expected here"),
  ])
  func `a mistake in a chapter is named with its line`(
    old: String, new: String, message: String
  ) throws {
    try mini.replace(old, in: MiniWorkbook.facts, with: new)
    expectError(MiniWorkbook.facts + message)
  }

  @Test func `an exercise's name is there once in a chapter`() throws {
    try mini.replace(
      "\"exercises\": [", in: MiniWorkbook.facts,
      with: """
        "exercises": [
            {
              "name": "AddOne", "title": "B", "kind": "test", "minutes": 1, "hints": ["a", "b"]
            },
        """)
    expectError("\(MiniWorkbook.facts):8: there are two exercises AddOne")
  }

  @Test func `a chapter knows its names and its minutes`() throws {
    let chapter = try #require(try Workbook(in: mini.root).chapters.first)
    #expect(chapter.name == "01-Tiny")
    #expect(chapter.lesson == "Chapters/01-Tiny/README.md")
    #expect(chapter.slides == "docs/workshop/slides/01-Tiny.md")
    #expect(chapter.allMinutes == 7)
  }

  // MARK: - Contents

  @Test func `a chapter without a folder is unknown`() throws {
    try mini.replace("01-Tiny", in: Workbook.contents, with: "01-Tinny")
    expectError("\(Workbook.contents):3: there is no folder Chapters/01-Tinny")
  }

  @Test(arguments: [Workbook.contents, MiniWorkbook.facts])
  func `a file that is missing is said to be so`(path: String) throws {
    try mini.remove(path)
    expectError("\(path): it can't be read")
  }

  @Test(arguments: [
    "1-Tiny", "Tiny", "01-", "-1-Tiny", "+1-Tiny", "one-Tiny", "01Tiny", "001-Tiny",
  ])
  func `a name that is none of a chapter is told with one that is`(name: String) throws {
    try mini.replace("01-Tiny", in: Workbook.contents, with: name)
    expectError(
      "\(Workbook.contents):3: \"\(name)\" is no name of a chapter, such as "
        + "\"01-ConstructorInjection\"")
  }

  @Test func `a chapter is there once`() throws {
    try mini.addChapter("02-Two", "Two", exercises: ["A": "A"], inPart: "Part")
    try mini.replace("\"02-Two\"", in: Workbook.contents, with: "\"02-Two\", \"01-Tiny\"")
    expectError("\(Workbook.contents):4: the chapter 01-Tiny is here twice")
  }

  @Test(arguments: ["01-Other", "00-Other"])
  func `chapters come in the order of their numbers`(name: String) throws {
    try mini.addChapter(name, "Other", exercises: ["A": "A"], inPart: "Part")
    expectError(
      "\(Workbook.contents):4: \(name) comes after 01-Tiny, but chapters go by their numbers")
  }

  @Test func `numbers may be left out`() throws {
    try mini.addChapter("12-Twelve", "Twelve", exercises: ["A": "A", "B": "B"])
    #expect(try Workbook(in: mini.root).exercises.map(\.id) == ["1.1", "12.1", "12.2"])
  }

  @Test(arguments: [#"{"parts": []}"#, #"{"parts": [{"title": "Empty", "chapters": []}]}"#])
  func `a workbook without a chapter is none`(text: String) throws {
    try mini.write(text, to: Workbook.contents)
    expectError("\(Workbook.contents): there is no chapter")
  }

  @Test func `a draft is neither on the map nor among the exercises`() throws {
    try mini.addChapter("02-Draft", "Draft", exercises: ["A": "A"], isDraft: true)
    let workbook = try Workbook(in: mini.root)
    #expect(workbook.chapters.map(\.name) == ["01-Tiny"])
    #expect(workbook.exercises.map(\.id) == ["1.1"])
    #expect(workbook.drafts.map(\.name) == ["02-Draft"])
  }

  @Test func `a mistake in a draft is told as well`() throws {
    try mini.addChapter("02-Draft", "Draft", exercises: ["A": "A"], isDraft: true)
    try mini.replace("\"draft\": true", in: "Chapters/02-Draft/chapter.json", with: "\"draft\": 1")
    expectError("Chapters/02-Draft/chapter.json:4: \"draft\" must be true or false")
  }

  @Test func `two chapters may have exercises of the same name`() throws {
    try mini.addChapter("02-Two", "Two", exercises: ["AddOne": "Add"])
    #expect(try Workbook(in: mini.root).exercises.map(\.name) == ["AddOne", "AddOne"])
  }

  // MARK: - Places

  @Test func `the root is looked for upwards`() throws {
    let deep = mini.root.appending(path: "Sources/Tiny", directoryHint: .isDirectory)
    let root = try #require(Workbook.root(above: deep))
    #expect(System.realPath(of: root) == System.realPath(of: mini.root))
    #expect(Workbook.root(above: FileManager.default.temporaryDirectory) == nil)
    #expect(Workbook.root(above: URL(filePath: "/")) == nil)
  }

  @Test func `a file is untouched while it is the starter, byte by byte`() throws {
    let workbook = try Workbook(in: mini.root)
    let exercise = workbook.exercises[0]
    #expect(workbook.isUntouched(exercise))
    try mini.write(MiniWorkbook.starter + " ", to: MiniWorkbook.exercise)
    #expect(!workbook.isUntouched(exercise))
    try mini.remove(MiniWorkbook.exercise)
    #expect(!workbook.isUntouched(exercise), "a file that is gone was touched")
  }

  @Test func `without a starter nothing is untouched`() throws {
    try mini.remove("\(MiniWorkbook.answers)/starter.swift")
    let workbook = try Workbook(in: mini.root)
    #expect(!workbook.isUntouched(workbook.exercises[0]))
  }

  private func expectError(_ opening: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let error = #expect(throws: BookError.self, sourceLocation: sourceLocation) {
      try Workbook(in: mini.root)
    }
    #expect(
      error?.description.hasPrefix(opening) == true, "\(error?.description ?? "")",
      sourceLocation: sourceLocation)
  }
}
