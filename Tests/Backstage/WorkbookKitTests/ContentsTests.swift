import Foundation
import Testing

@testable import WorkbookKit

struct ContentsTests {
  @Test func `the manifest is read with its order`() throws {
    let contents = try decode { $0 }
    #expect(contents.chapters.map(\.target) == ["Tiny"])
    #expect(contents.exercises.map(\.id) == ["1.1"])
  }

  @Test func `an exercise knows its files`() throws {
    let exercise = try decode { $0 }.exercises[0]
    #expect(exercise.file == "Exercises/AddOne.swift")
    let test = try decode { $0.replacing("\"inject\"", with: "\"test\"") }.exercises[0]
    #expect(test.file == "Checks/YourAddOneTests.swift")
  }

  @Test(arguments: [
    ("\"title\": \"Adding\", ", "", "chapter 1 (Tiny): \"title\" is missing"),
    ("\"minutes\": 5, ", "", "chapter 1 (Tiny): \"minutes\" is missing"),
    ("\"number\": 1, ", "", "chapter at place 1 (Tiny): \"number\" is missing"),
    ("\"name\": \"AddOne\", ", "", "chapter 1 (Tiny): exercise 1.1: \"name\" is missing"),
    ("\"title\": \"Numbers\", ", "", "part 1: \"title\" is missing"),
    ("\"parts\"", "\"pieces\"", "\"parts\" is missing"),
    (
      "\"minutes\": 5", "\"minutes\": \"five\"",
      "chapter 1 (Tiny): \"minutes\" has a value of the wrong type"
    ),
    (
      "\"inject\"", "\"injct\"",
      "chapter 1 (Tiny): exercise 1.1: \"kind\" must be one of inject, test, predict, choose"
    ),
    (
      "\"Add one.\"]", "\" \"]",
      "chapter 1 (Tiny), exercise 1.1: \"hints\" holds an empty one; write it or remove it"
    ),
    (
      ", \"Add one.\"]", "]",
      "chapter 1 (Tiny), exercise 1.1: \"hints\" must be at least two"
    ),
    (
      "\"1.1\"", "\"1.2\"",
      "chapter 1 (Tiny), exercise 1.2: \"id\" must be 1.1, by its place"
    ),
    (
      "\"minutes\": 2", "\"minutes\": 0",
      "chapter 1 (Tiny), exercise 1.1: \"minutes\" must be at least 1"
    ),
    ("]}\n", "]\n", "is not valid JSON"),
  ])
  func `a mistake is named with its field and chapter`(
    old: String, new: String, message: String
  ) throws {
    #expect(throws: ContentsError(message)) { try decode { $0.replacing(old, with: new) } }
  }

  @Test func `an exercise's id is there once`() throws {
    let exercise =
      #"{"id": "1.1", "name": "B", "title": "B", "kind": "test", "minutes": 1, "hints": ["a", "b"]}"#
    #expect(throws: ContentsError("there are two exercises 1.1")) {
      try decode { $0.replacing("\"exercises\": [", with: "\"exercises\": [\(exercise), ") }
    }
  }

  @Test func `a chapter without a folder is unknown`() throws {
    let workbook = try MiniWorkbook()
    try workbook.replace("\"Tiny\"", in: Contents.path, with: "\"Tinny\"")
    let message = "chapter 1 (Tinny): there is no folder Chapters/01-Tinny"
    #expect(throws: ContentsError(message)) { try Contents.read(in: workbook.root) }
  }

  @Test func `a manifest that is missing is said to be so`() throws {
    let workbook = try MiniWorkbook()
    try workbook.remove(Contents.path)
    #expect(throws: ContentsError("can't be read")) { try Contents.read(in: workbook.root) }
  }

  private func decode(_ change: (String) -> String) throws -> Contents {
    let text = try #require(MiniWorkbook.files[Contents.path])
    return try Contents.decode(Data(change(text).utf8))
  }
}
