/// A statement, or a member of a type: some tokens that stand on lines of their own.
struct Statement {
  let tokens: Range<Int>
  /// What stands before the brace that it is within, such as `func text() -> String`.
  let head: Range<Int>
  /// Whether nothing else is within that brace.
  let isAlone: Bool
  /// Whether it is a declaration within a type, or in no brace at all.
  let isMember: Bool
}

/// Swift code as tokens, brackets and statements.
struct SwiftCode {
  let characters: [Character]
  let tokens: [Token]
  /// For each bracket the one that closes or opens it.
  private let partners: [Int: Int]
  private(set) var statements: [Statement] = []

  init(_ text: String) {
    characters = Array(text)
    tokens = Tokenizer.tokens(of: characters)
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .open { open.append(index) }
      if token.kind == .close, let start = open.popLast() {
        partners[start] = index
        partners[index] = start
      }
    }
    self.partners = partners
    read(tokens.indices, head: 0..<0, isMember: true)
  }

  // MARK: - Looking at tokens

  /// The text from the first of these tokens to the last.
  func text(_ range: Range<Int>) -> String { String(characters[place(range)]) }

  /// Where these tokens stand among the characters.
  func place(_ range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: tokens.indices)
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  /// Where the lines of these tokens stand, with the end of the last one.
  func lines(_ range: Range<Int>) -> Range<Int> {
    let place = place(range)
    let start = characters[..<place.lowerBound].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    let end = characters[place.upperBound...].firstIndex(where: \.isNewline)
    return start..<(end.map { $0 + 1 } ?? characters.count)
  }

  func words(_ range: Range<Int>) -> [String] { range.map { tokens[$0].text } }

  func has(_ text: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].text == text
  }

  /// The tokens within the bracket that opens here.
  func inside(_ open: Int) -> Range<Int> {
    partners[open].map { open + 1..<$0 } ?? open + 1..<open + 1
  }

  /// Where the bracket that closes here was opened.
  func opening(of close: Int) -> Int { partners[close] ?? close }

  /// Those of the tokens that are within no bracket, but for their outer ones.
  func outer(_ range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      found.append(index)
      index = tokens[index].kind == .open ? max(partners[index] ?? 0, index + 1) : index + 1
    }
    return found
  }

  /// The tokens between the commas.
  func parts(_ range: Range<Int>) -> [Range<Int>] {
    let commas = outer(range).filter { tokens[$0].text == "," }
    let starts = [range.lowerBound] + commas.map { $0 + 1 }
    return zip(starts, commas + [range.upperBound]).map { $0..<max($0, $1) }.filter { !$0.isEmpty }
  }

  // MARK: - Statements

  private mutating func read(_ range: Range<Int>, head: Range<Int>, isMember: Bool) {
    let found = isMember ? split(range, byCases: false) : split(body(range), byCases: true)
    for tokens in found {
      statements.append(
        Statement(tokens: tokens, head: head, isAlone: found.count == 1, isMember: isMember))
      readBraces(in: tokens, of: tokens)
    }
  }

  private mutating func readBraces(in range: Range<Int>, of statement: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].text == "{" {
        let head = statement.lowerBound..<index
        read(inside(index), head: head, isMember: isType(head))
        index = inside(index).upperBound
      }
      index += 1
    }
  }

  private func isType(_ head: Range<Int>) -> Bool {
    let words = outer(head).map { tokens[$0].text }
    return words.contains { ["struct", "class", "enum", "protocol", "extension"].contains($0) }
      && !words.contains { ["func", "var", "let", "init"].contains($0) }
  }

  /// The statements of a block or a closure, without the closure's parameters.
  private func body(_ range: Range<Int>) -> Range<Int> {
    let start = outer(range).first { ["in", "for", "{"].contains(tokens[$0].text) }
    guard let start, tokens[start].text == "in" else { return range }
    return start + 1..<range.upperBound
  }

  private func split(_ range: Range<Int>, byCases: Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range.lowerBound
    for index in outer(range) {
      if index > start, begins(at: index, after: start) {
        found.append(start..<index)
        start = index
      }
      // The label of a case is no part of the statement behind it.
      if byCases, has(":", at: index), ["case", "default"].contains(tokens[start].text) {
        start = index + 1
      }
    }
    if start < range.upperBound { found.append(start..<range.upperBound) }
    return found
  }

  private func begins(at index: Int, after start: Int) -> Bool {
    let (token, last) = (tokens[index], tokens[index - 1])
    if last.text == ";" { return true }
    guard token.isFirstOnLine, token.kind != .close else { return false }
    if token.isInfix || [".", "?"].contains(token.text) { return false }
    if ["else", "catch", "where", "{"].contains(token.text) { return false }
    if last.isInfix || [",", ":", "=", "->"].contains(last.text) { return false }
    // Attributes may have a line of their own.
    return !outer(start..<index).allSatisfy {
      tokens[$0].text.hasPrefix("@") || [.open, .close].contains(tokens[$0].kind)
    }
  }
}
