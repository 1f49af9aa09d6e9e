import BaseClasses
import Testing

struct ImporterTests {
  @Test func `the step that differs is an argument`() throws {
    let lines = Importer(parse: { $0.split(separator: "\n").map(String.init) })
    let commas = Importer(parse: { $0.split(separator: ",").map(String.init) })

    #expect(try lines.titles(in: "Pay rent\nCall home") == ["Pay rent", "Call home"])
    #expect(try commas.titles(in: "Pay rent,Call home") == ["Pay rent", "Call home"])
  }

  @Test func `a text that is too large is never parsed`() {
    let importer = Importer(parse: { _ in
      Issue.record("the text was parsed")
      return []
    })

    #expect(throws: ImportError.tooLarge) {
      try importer.titles(in: String(repeating: "a", count: 1_000_001))
    }
  }

  @Test func `the largest text is parsed`() throws {
    let importer = Importer(parse: { ["\($0.count)"] })

    #expect(try importer.titles(in: String(repeating: "a", count: 1_000_000)) == ["1000000"])
  }

  @Test func `the step's error reaches the caller`() {
    let importer = Importer(parse: { _ in throw Unreadable() })

    #expect(throws: Unreadable.self) { try importer.titles(in: "?") }
  }
}

private struct Unreadable: Error {}
