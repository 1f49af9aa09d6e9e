import Foundation

/// Code that lessons may show: the lines of files, and where each line stands.
struct Code {
  private struct Place {
    let file: Int
    let line: Int
  }

  private let files: [[Line]]
  private let places: [Substring: [Place]]
  private let words: Set<Substring>
  private let sentences: Set<Substring>

  /// Takes the texts of the files.
  init(_ texts: [String]) {
    var places: [Substring: [Place]] = [:]
    words = Set(texts.flatMap(Self.words))
    // Every second piece of a text lies between two backticks.
    sentences = Set(
      texts.flatMap { text in
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      })
    files = texts.map { text in
      text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { Line(Substring($0)) }
    }
    for (file, lines) in files.enumerated() {
      for (index, line) in lines.enumerated() where !line.text.isEmpty {
        places[line.text, default: []].append(Place(file: file, line: index))
      }
    }
    self.places = places
  }

  /// Whether one of the files holds the block, line by line.
  ///
  /// The block may be indented otherwise as a whole, and a line `// …` may stand for a cut.
  func hasExcerpt(_ block: [String]) -> Bool {
    let pieces = block.map { Line(Substring($0)) }.split { $0.text == "// …" }
      .map { Array($0.drop { $0.text.isEmpty }) }.filter { !$0.isEmpty }
    guard let first = pieces.first?.first, let starts = places[first.text] else { return false }
    return starts.contains { hasPieces(pieces, in: files[$0.file][$0.line...]) }
  }

  /// Whether `span` is made of names that the files use, or is a sentence that names a test.
  func hasName(_ span: String) -> Bool {
    sentences.contains(Substring(span))
      || (!span.contains(" ") || span.contains("("))
        && Self.words(in: span).allSatisfy(words.contains)
  }

  private static func words(in text: String) -> [Substring] {
    text.utf8.split { byte in
      // Letters beyond ASCII are letters; quicker than to ask each character what it is.
      switch byte {
      case 48...57, 65...90, 95, 97...122, 128...: false
      default: true
      }
    }
    .map(Substring.init)
  }

  private func hasPieces(_ pieces: [[Line]], in lines: ArraySlice<Line>) -> Bool {
    var rest = lines
    for piece in pieces {
      let start = rest.indices.first { index in
        rest[index].text == piece[0].text && isSame(piece, rest[index...].prefix(piece.count))
      }
      guard let start else { return false }
      rest = rest[(start + piece.count)...]
    }
    return true
  }

  private func isSame(_ piece: [Line], _ lines: ArraySlice<Line>) -> Bool {
    guard piece.count == lines.count, let first = lines.first else { return false }
    let shift = first.indentation - piece[0].indentation
    return zip(piece, lines).allSatisfy { mine, theirs in
      mine.text == theirs.text
        && (mine.text.isEmpty || theirs.indentation - mine.indentation == shift)
    }
  }
}

private struct Line {
  let text: Substring
  let indentation: Int

  init(_ line: Substring) {
    let space = UInt8(ascii: " ")
    let start = line.utf8.drop { $0 == space }
    indentation = line.utf8.count - start.count
    let end = start.lastIndex { $0 != space }
    text = Substring(end.map { start[...$0] } ?? start[start.endIndex...])
  }
}
