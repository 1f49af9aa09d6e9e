import Foundation
import Testing

@testable import WorkbookKit

/// JSON that a person edits: each mistake is told with its line and with what is expected.
struct JSONTextTests {
  @Test func `a file is read with the line of each member`() throws {
    let fields = try fields("{\n  \"text\": \"a\",\n\n  \"number\": 2,\n  \"list\": []\n}\n")
    #expect(try fields.text("text") == "a")
    #expect(try fields.number("number") == 2)
    #expect(try fields.list("list").isEmpty)
    #expect(["text", "number", "list"].map(fields.line) == [2, 4, 5])
    #expect(fields.line(of: "flag") == 1, "what is missing has the line of its object")
  }

  @Test func `a flag is false where it is missing`() throws {
    #expect(try fields(#"{"flag": true}"#).flag("flag"))
    #expect(try !fields(#"{"flag": false}"#).flag("flag"))
    #expect(try !fields("{}").flag("flag"))
  }

  @Test func `escapes in a text are read as JSON has them`() throws {
    let fields = try fields(#"{"text": "a \"b\" \\ \/ \n \u00e9 \ud83d\ude00 é"}"#)
    #expect(try fields.text("text") == "a \"b\" \\ / \n é 😀 é")
  }

  @Test(arguments: ["\n", "\r\n"])
  func `lines are counted whatever they end with`(end: String) throws {
    let text = ["{", "  \"text\": \"a\",", "  \"list\": [1]", "}"].joined(separator: end)
    #expect(try fields(text).line(of: "list") == 3)
  }

  @Test(arguments: ["0", "7", "9999", "2.0", "1e3"])
  func `a whole number can be written in any way that JSON has`(text: String) throws {
    _ = try fields("{\"number\": \(text)}").number("number", from: 0)
  }

  // MARK: - Fields

  @Test(arguments: [
    "1.5", "0", "-1", "10000", "1e400", "99999999999999999999", "\"5\"", "null", "true", "[5]",
    "{}",
  ])
  func `a number must be whole, and within what adds up`(text: String) {
    expectError(
      "2: \"number\" must be a whole number from 1 to 9999", in: "{\n\"number\": \(text)}"
    ) {
      _ = try $0.number("number")
    }
  }

  @Test(arguments: ["\"\"", "\" \\n\"", "5", "null", "[\"a\"]"])
  func `a text must be one, and not empty`(text: String) {
    expectError(
      "2: \"text\" must be a text in quotes that is not empty", in: "{\n\"text\": \(text)}"
    ) {
      _ = try $0.text("text")
    }
  }

  @Test(arguments: ["\"true\"", "1", "null"])
  func `a flag must be true or false`(text: String) {
    expectError("1: \"flag\" must be true or false", in: "{\"flag\": \(text)}") {
      _ = try $0.flag("flag")
    }
  }

  @Test(arguments: ["\"a\"", "{}", "null"])
  func `a list must be one`(text: String) {
    expectError("1: \"list\" must be a list in [ ]", in: "{\"list\": \(text)}") {
      _ = try $0.list("list")
    }
  }

  @Test(arguments: ["\"\"", "5", "null", "[]"])
  func `a list of texts names the line of what is none`(text: String) {
    expectError(
      "3: \"list\" holds something that is no text, or an empty one",
      in: "{\"list\": [\n\"a\",\n\(text)\n]}"
    ) { _ = try $0.texts("list") }
  }

  @Test func `a member that is missing is named with the line of its object`() {
    expectError("2: \"text\" is missing", in: "\n{\n\"number\": 5\n}") { _ = try $0.text("text") }
  }

  @Test func `a member that is there twice is an error`() {
    expectError("3: \"text\" is here twice", in: "{\n\"text\": \"a\",\n\"text\": \"a\"\n}") { _ in }
  }

  @Test func `a member that means nothing is an error, with those that do`() {
    expectError(
      "3: \"txt\" means nothing here; known are \"text\", \"number\", \"flag\", \"list\"",
      in: "{\n\"text\": \"a\",\n\"txt\": \"a\"\n}"
    ) { _ in }
  }

  @Test(arguments: ["[]", "\"a\"", "5", "null"])
  func `where an object is expected, nothing else will do`(text: String) {
    expectError("1: an object in { } is expected here", in: text) { _ in }
  }

  // MARK: - Syntax

  @Test(arguments: [
    ("", "1", "a value"), ("\n\n", "3", "a value"), ("{", "1", "a name in quotes"),
    ("{\n", "2", "a name in quotes"), ("{\n\"text\"\n}", "3", "a colon after \"text\""),
    ("{\"text\": }", "1", "a value"), ("{\"text\": \"a\"\n\"list\": []}", "2", "a comma or }"),
    ("{\"text\": \"a\",\n}", "2", "a name in quotes"), ("{text: 1}", "1", "a name in quotes"),
    ("{\"list\": [1 2]}", "1", "a comma or ]"), ("{\"list\": [1,\n]}", "2", "a value"),
    ("{\"list\": [1\n", "2", "a comma or ]"), ("{}\n}", "2", "the end of the file"),
    ("{} {}", "1", "the end of the file"), ("{\"text\": 'a'}", "1", "a value"),
    ("{\"text\": \"a\n\"}", "1", "a quote that ends the text"),
    ("{\"text\": \"a\\", "1", "a quote that ends the text"),
    ("{\"text\": nil}", "1", "a value"), ("{\"number\": 0x10}", "1", "a value"),
    ("{\"number\": 007}", "1", "a value"), ("{\"number\": +7}", "1", "a value"),
    ("{\"number\": .5}", "1", "a value"), ("{\"number\": nan}", "1", "a value"),
    ("// a comment\n{}", "1", "a value"),
    ("{\"text\": \"a\"} // a comment", "1", "the end of the file"),
  ])
  func `where the text stops being JSON, the line and what is expected are told`(
    text: String, line: String, expected: String
  ) {
    expectError("\(line): this is not valid JSON: \(expected) is expected here", in: text) { _ in }
  }

  @Test(arguments: ["\"\\x\"", "\"\\u12\"", "\"\\ud83d\"", "\"a\tb\""])
  func `a text that JSON does not allow is told with its line`(text: String) {
    expectError(
      "2: this text has a sign or an escape that JSON does not allow", in: "{\n\"text\": \(text)}"
    ) { _ in }
  }

  @Test func `bytes that are no UTF-8 are told with their line`() {
    let data = Data("{\n\"text\": \"".utf8) + [0xFF, 0xFE] + Data("\"}".utf8)
    let error = #expect(throws: BookError.self) { try JSONText(data, in: "a.json") }
    expect(error?.description ?? "", has: "a.json:2: this text has a sign or an escape")
  }

  // MARK: - Helpers

  private func fields(_ text: String) throws(BookError) -> Fields {
    try Fields(
      JSONText(Data(text.utf8), in: "a.json"), known: ["text", "number", "flag", "list"],
      in: "a.json")
  }

  /// Expects an error, at the latest when the fields are read.
  private func expectError(
    _ message: String, in text: String, sourceLocation: SourceLocation = #_sourceLocation,
    reading: (Fields) throws -> Void
  ) {
    let error = #expect(throws: BookError.self, sourceLocation: sourceLocation) {
      try reading(fields(text))
    }
    #expect(
      error?.description == "a.json:\(message)", "in \(text.debugDescription)",
      sourceLocation: sourceLocation)
  }
}
