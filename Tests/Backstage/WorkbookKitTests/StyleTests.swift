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

  @Test func `lines of a text stay lines, and empty ones go`() {
    #expect(Style(width: 80).wrapped("one\n\ntwo", indentation: 2) == ["  one", "  two"])
    #expect(Style().wrapped("") == [])
  }

  @Test func `a terminal that is narrower than the indentation is no obstacle`() {
    #expect(Style(width: 2).wrapped("a b", indentation: 4) == ["    a", "    b"])
  }

  @Test func `colours are used where they are wanted, and each is switched off again`() {
    let style = Style(hasColor: true)
    for text in [style.bold("x"), style.dim("x"), style.red("x"), style.green("x")] {
      #expect(text.hasPrefix("\u{1B}[") && text.hasSuffix("mx\u{1B}[0m"))
    }
    #expect(Style().red("x") == "x")
  }

  @Test func `what is no terminal gets neither colours nor broken lines`() {
    // The output of a test is a pipe or a file.
    let style = Style.current(["TERM": "xterm", "LANG": "C.UTF-8"])
    #expect(!style.hasColor || System.isTerminal(1))
    #expect(style.width == nil || System.isTerminal(1))
  }

  @Test func `each sign has a spelling in ASCII`() {
    #expect(Style(isASCII: true).plain("✓ ✗ ◐ ○ · … → ’") == "+ x ~ - | ... -> '")
    #expect(Style().plain("✓ ✗ ◐ ○ · … → ’") == "✓ ✗ ◐ ○ · … → ’")
  }

  @Test func `one is not many`() {
    #expect([0, 1, 2].map("minute".counted) == ["0 minutes", "1 minute", "2 minutes"])
  }
}
