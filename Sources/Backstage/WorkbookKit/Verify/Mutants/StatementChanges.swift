extension SwiftCode {
  // MARK: - Statements

  /// Statements left out and calls made twice.
  func statementChanges() -> [Change] {
    statements.flatMap { statement -> [Change] in
      let end = place(statement.tokens).upperBound
      let again = Change(end..<end, to: "; \(text(statement.tokens))")
      return (isRemovable(statement) ? [removal(of: statement)] : [])
        + (isRepeatable(statement) ? [again] : [])
    }
  }

  func removal(of statement: Statement) -> Change {
    // Most properties need the value that an initializer gives them.
    let isRisky = words(statement.head).contains("init")
    return isWholeLine(statement)
      ? Change(lines(statement.tokens), to: "", isRisky: isRisky)
      : Change(place(statement.tokens), to: " ", isRisky: isRisky)
  }

  /// Whether the code may compile without the statement, and do something else.
  private func isRemovable(_ statement: Statement) -> Bool {
    let words = words(statement.tokens)
    let start = statement.tokens.lowerBound
    // A type that promises less: what is in a protocol is asked of the conforming type.
    if statement.isMember {
      return self.words(statement.head).contains("protocol") && words[0] != "associatedtype"
    }
    switch words[0] {
    case "get", "set", "func", "return", "#if", "#else", "#endif": return false
    // A name that is declared is needed, but for one that hides another.
    case "let", "var": return words.dropFirst(2).contains(words[1])
    // To leave these out is the same as to turn their condition.
    case "guard": return false
    case "if" where isChoice(start): return false
    case "self", "super": if has("init", at: start + 2) { return false }
    default: break
    }
    guard statement.isAlone else { return true }
    switch tokens[statement.head.lowerBound].text {
    case "guard", "defer": return false
    case "if": return !isChoice(statement.head.lowerBound)
    // A value is all that is there, and it is needed.
    default: return result(of: statement.head) == nil
    }
  }

  /// Whether an `if` has a condition that can be turned, and no `else`.
  private func isChoice(_ start: Int) -> Bool {
    guard let brace = outer(start..<tokens.count).first(where: { has("{", at: $0) }) else {
      return false
    }
    return !clauses(after: start).isEmpty && !has("else", at: inside(brace).upperBound + 1)
  }

  private func isWholeLine(_ statement: Statement) -> Bool {
    let place = place(statement.tokens)
    return tokens[statement.tokens.lowerBound].isFirstOnLine
      && (place.upperBound == characters.count || characters[place.upperBound].isNewline)
  }

  /// Whether it is a call whose result nobody waits for.
  private func isRepeatable(_ statement: Statement) -> Bool {
    let outer = outer(statement.tokens).map { tokens[$0] }
    guard let first = outer.first(where: { !["try", "await"].contains($0.text) }),
      let last = outer.last, first.kind == .word, last.kind == .close, !statement.isMember
    else { return false }
    let others = [
      "if", "guard", "for", "while", "switch", "defer", "do", "return", "throw", "let", "var",
      "get",
      "set", "func",
    ]
    return !others.contains(first.text) && !outer.contains { $0.isInfix || $0.text == "init" }
      && !(statement.isAlone && result(of: statement.head) != nil)
  }

  /// What a function or a property returns, by what stands before its brace: nil for nothing.
  func result(of head: Range<Int>) -> String? {
    let outer = outer(head)
    if let arrow = outer.last(where: { tokens[$0].text == "->" }) {
      return text(arrow + 1..<head.upperBound)
    }
    guard let start = outer.first(where: { ["var", "get"].contains(tokens[$0].text) }) else {
      return nil
    }
    let colon = outer.first { $0 > start && tokens[$0].text == ":" }
    return colon.map { text($0 + 1..<head.upperBound) } ?? ""
  }

  // MARK: - Arguments

  /// Neighbours among the arguments of a call swapped.
  func argumentChanges() -> [Change] {
    tokens.indices.flatMap { open -> [Change] in
      guard has("(", at: open), open > 0, !tokens[open].hasSpaceBefore,
        tokens[open - 1].kind == .word, !isDeclared(open - 1)
      else { return [] }
      let values = parts(inside(open)).map { part in
        has(":", at: part.lowerBound + 1) ? part.dropFirst(2) : part
      }
      return zip(values, values.dropFirst()).compactMap { one, other in
        let kinds = [one, other].map { $0.first.map { tokens[$0].kind } }
        guard kinds[0] == kinds[1] else { return nil }
        return Change(
          [
            Change.Edit(range: place(one), text: text(other)),
            Change.Edit(range: place(other), text: text(one)),
          ], isRisky: true)
      }
    }
  }

  /// Whether a name is the one of a function or of an attribute.
  func isDeclared(_ name: Int) -> Bool {
    has("func", at: name - 1) || tokens[name].text.hasPrefix("@")
      || has("init", at: name) && !has(".", at: name - 1)
  }
}
