/// A small change to a text, such as a careless hand makes.
struct Change {
  struct Edit {
    let range: Range<Int>
    let text: String
  }

  let edits: [Edit]
  /// Whether the compiler may well refuse it.
  var isRisky = false

  init(_ range: Range<Int>, to text: String, isRisky: Bool = false) {
    self.init([Edit(range: range, text: text)], isRisky: isRisky)
  }

  init(_ edits: [Edit], isRisky: Bool = false) {
    self.edits = edits
    self.isRisky = isRisky
  }

  func applied(to characters: [Character]) -> String {
    var changed = characters
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      changed.replaceSubrange(edit.range, with: edit.text)
    }
    return String(changed)
  }
}

// MARK: - Tokens

extension SwiftCode {
  /// Operators, `true` and `false` turned or moved; integers one larger, and texts one longer.
  func tokenChanges() -> [Change] {
    tokens.indices.flatMap { index -> [Change] in
      let token = tokens[index]
      if token.kind == .number, !has(".", at: index - 1), let number = token.integer {
        return [Change(token.range, to: "\(number + 1)")]
      }
      if token.isWholeText { return [Change(token.range, to: "\(token.text.dropLast())x\"")] }
      if token.text == "!", !token.hasSpaceAfter,
        index == 0 || token.hasSpaceBefore || tokens[index - 1].kind == .open
      {
        return [Change(token.range, to: "")]
      }
      guard token.isInfix || token.kind == .word || token.text.hasPrefix("..") else { return [] }
      // What is added to a text or a list can't be taken from it.
      let isText = [index - 1, index + 1].contains {
        tokens.indices.contains($0) && (tokens[$0].kind == .text || tokens[$0].text == "[")
      }
      return (Self.others[token.text] ?? []).filter { !isText || $0 != "-" }
        .map { Change(token.range, to: $0) }
    }
  }

  private static let others = [
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="], "&&": ["||"], "||": ["&&"],
    "<": ["<="], "<=": ["<"], ">": [">="], ">=": [">"], "..<": ["..."], "...": ["..<"],
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["*"], "+=": ["-=", "="], "-=": ["+="],
    "true": ["false"], "false": ["true"],
  ]

  // MARK: - Conditions

  /// Conditions turned, always true and never true; one branch of a choice for the other.
  func conditionChanges() -> [Change] {
    tokens.indices.flatMap { index -> [Change] in
      switch tokens[index].text {
      case "if", "guard": return clauses(after: index).flatMap(turned)
      // A loop that is always run would be run for ever.
      case "while": return clauses(after: index).map { Change(place($0), to: "false") }
      case "?" where tokens[index].isInfix: return ternary(index)
      case "??" where tokens[index].isInfix && index > 0: return [onlyDefault(index)]
      default: return []
      }
    }
  }

  /// The conditions that bind no name.
  func clauses(after index: Int) -> [Range<Int>] {
    let rest = index + 1..<tokens.count
    guard let end = outer(rest).first(where: { ["{", "else"].contains(tokens[$0].text) }) else {
      return []
    }
    return parts(index + 1..<end).filter {
      !["let", "var", "case"].contains(tokens[$0.lowerBound].text)
    }
  }

  private func turned(_ clause: Range<Int>) -> [Change] {
    let isTurned = words(clause).contains { ["==", "!=", "===", "!==", "!"].contains($0) }
    return (isTurned ? [] : ["!(\(text(clause)))"]).map { Change(place(clause), to: $0) }
      + ["true", "false"].map { Change(place(clause), to: $0) }
  }

  private func ternary(_ mark: Int) -> [Change] {
    let rest = outer(mark + 1..<tokens.count)
    guard let colon = rest.first(where: { tokens[$0].text == ":" }) else { return [] }
    let first = mark + 1..<colon
    let second = colon + 1..<end(after: colon)
    return [(first, first), (second, second), (second, first)].map { one, other in
      Change(
        place(mark..<second.upperBound), to: "? \(text(one)) : \(text(other))")
    }
  }

  /// The end of the expression that begins after a token.
  private func end(after index: Int) -> Int {
    outer(index + 1..<tokens.count).dropFirst().first { next in
      tokens[next].kind == .close && opening(of: next) <= index
        || [",", ":", ";"].contains(tokens[next].text) || isStart(next)
    } ?? tokens.count
  }

  private func isStart(_ index: Int) -> Bool {
    statements.contains { $0.tokens.lowerBound == index }
  }

  /// What stands left of `??` is left out.
  private func onlyDefault(_ mark: Int) -> Change {
    let ends = ["?", "=", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||"]
    var start = mark
    while start > 0, !isStart(start) {
      let last = tokens[start - 1]
      if last.kind == .open || ["return", "in", "try", "await", ",", ":"].contains(last.text)
        || last.isInfix && ends.contains(last.text)
      {
        break
      }
      start = last.kind == .close ? opening(of: start - 1) : start - 1
    }
    let end = min(tokens[mark].range.upperBound + 1, characters.count)
    return Change(tokens[start].range.lowerBound..<end, to: "")
  }
}

extension Token {
  fileprivate var isWholeText: Bool {
    kind == .text && text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
      && !text.hasPrefix("\"\"\"")
  }

  fileprivate var integer: Int? { Int(text.replacing("_", with: "")) }
}
