import Testing

@testable import WorkbookKit

struct StyleTests {
  private let text = "the store you were given was never written"

  @Test func `a narrow terminal gets long texts broken between words`() {
    let lines = Style(width: 24).wrapped(text, indentation: 4)
    #expect(lines == ["    the store you were", "    given was never", "    written"])
  }

  @Test func `a pipe gets long texts whole, for a program to find`() {
    #expect(Style().wrapped(text, indentation: 4) == ["    " + text])
  }

  @Test func `a word that is longer than the terminal is wide stays whole`() {
    #expect(Style(width: 5).wrapped("a/very/long/path is") == ["a/very/long/path", "is"])
  }
}
