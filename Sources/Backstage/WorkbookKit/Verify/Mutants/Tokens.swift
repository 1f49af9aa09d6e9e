/// A piece of Swift that is neither a space nor a comment.
struct Token {
  enum Kind { case word, number, text, mark, open, close }

  let kind: Kind
  /// Where it stands among the characters of the text.
  let range: Range<Int>
  let text: String
  let isFirstOnLine: Bool
  let hasSpaceBefore: Bool
  let hasSpaceAfter: Bool

  /// Whether it is an operator between two operands: those have a space on either side.
  var isInfix: Bool { kind == .mark && hasSpaceBefore && hasSpaceAfter }
}

/// Cuts a text into tokens: it knows comments, raw identifiers, all kinds of string literals, and
/// the code within them, but no grammar.
struct Tokenizer {
  private let characters: [Character]
  private var index = 0
  private var isLineStart = true
  private var tokens: [Token] = []

  static func tokens(of characters: [Character]) -> [Token] {
    var tokenizer = Tokenizer(characters: characters)
    tokenizer.code(until: nil)
    return tokenizer.tokens
  }

  private init(characters: [Character]) { self.characters = characters }

  private func has(_ text: String, at offset: Int = 0) -> Bool {
    characters[min(index + offset, characters.count)...].starts(with: text)
  }

  /// Reads code, up to the bracket that closes what is around it.
  private mutating func code(until end: Character?) {
    var depth = 0
    while index < characters.count {
      let next = characters[index]
      if next.isNewline {
        isLineStart = true
        index += 1
      } else if next.isWhitespace {
        index += 1
      } else if has("//") {
        index = characters[index...].firstIndex(where: \.isNewline) ?? characters.count
      } else if has("/*") {
        comment()
      } else if let hashes = hashesBeforeQuote {
        string(hashes)
      } else if depth == 0, next == end {
        return
      } else if "([{".contains(next) {
        depth += 1
        add(.open, 1)
      } else if ")]}".contains(next) {
        depth -= 1
        add(.close, 1)
      } else if next == "`" {
        let close = characters[(index + 1)...].firstIndex(of: "`") ?? characters.count - 1
        add(.word, close + 1 - index)
      } else if next.isNumber {
        add(.number, length { $0.isLetter || $0.isNumber || $0 == "_" })
      } else if next.isName || "@#$".contains(next) {
        add(.word, 1 + length(from: 1) { $0.isName || $0.isNumber })
      } else if has("...") || has("..<") {
        add(.mark, 3)
      } else {
        add(.mark, max(1, length { "/=-+!*%<>&|^~?".contains($0) }))
      }
    }
  }

  private func length(from offset: Int = 0, _ belongs: (Character) -> Bool) -> Int {
    characters[(index + offset)...].prefix(while: belongs).count
  }

  private mutating func add(_ kind: Token.Kind, _ length: Int) {
    let range = index..<min(index + length, characters.count)
    tokens.append(
      Token(
        kind: kind, range: range, text: String(characters[range]), isFirstOnLine: isLineStart,
        hasSpaceBefore: isSpace(at: range.lowerBound - 1),
        hasSpaceAfter: isSpace(at: range.upperBound)))
    isLineStart = false
    index = range.upperBound
  }

  private func isSpace(at index: Int) -> Bool {
    !characters.indices.contains(index) || characters[index].isWhitespace
  }

  /// Comments may lie within comments.
  private mutating func comment() {
    var depth = 0
    repeat {
      depth += has("/*") ? 1 : has("*/") ? -1 : 0
      index += has("/*") || has("*/") ? 2 : 1
    } while depth > 0 && index < characters.count
  }

  private var hashesBeforeQuote: Int? {
    let hashes = length { $0 == "#" }
    return has("\"", at: hashes) ? hashes : nil
  }

  /// Reads a literal: its words are texts, and what it interpolates is code between brackets.
  private mutating func string(_ hashes: Int) {
    let sign = String(repeating: "#", count: hashes)
    let quote = has("\"\"\"", at: hashes) ? "\"\"\"" : "\""
    let start = index
    index += hashes + quote.count
    var piece = start
    while index < characters.count, !has(quote + sign) {
      if has("\\\(sign)(") {
        add(.text, from: piece)
        add(.open, 2 + hashes)
        code(until: ")")
        if index < characters.count { add(.close, 1) }
        piece = index
      } else {
        index += has("\\" + sign) ? 2 + hashes : 1
      }
    }
    index = min(index + quote.count + hashes, characters.count)
    add(.text, from: piece)
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    let end = min(index, characters.count)
    index = start
    if end > start { add(kind, end - start) }
  }
}

extension Character {
  fileprivate var isName: Bool { isLetter || self == "_" }
}
