extension SwiftCode {
  // MARK: - When a value is read

  /// A closure that is called when it is stored; a value that is looked up at each use.
  func timeChanges() -> [Change] {
    statements.flatMap { statement -> [Change] in
      let words = words(statement.tokens)
      if words.count == 5, words.starts(with: ["self", "."]), words[3] == "=",
        text(statement.head).contains(" \(words[4]): @escaping () ->")
          || text(statement.head).contains("(\(words[4]): @escaping () ->")
      {
        let early = "let early = \(words[4])(); self.\(words[2]) = { early }"
        return [Change(place(statement.tokens), to: early)]
      }
      guard words.count > 3, words[0] == "let", words[2] == "=", !statement.isMember else {
        return []
      }
      return late(statement, name: words[1]).map { [$0] } ?? []
    }
  }

  private func late(_ statement: Statement, name: String) -> Change? {
    let (first, value) = (statement.tokens.lowerBound + 3, text(statement.tokens.dropFirst(3)))
    // What is made of other values is the same each time.
    if tokens[first].isTypeName, has("(", at: first + 1), !has(")", at: first + 2) { return nil }
    let rest = statement.tokens.upperBound..<inside(statement.head.upperBound).upperBound
    let uses = rest.filter { index in
      has(name, at: index) && !has(".", at: index - 1)
        && (!has(":", at: index + 1) || tokens[index + 1].isInfix)
    }
    // A single use right behind it is the same.
    guard uses.count > 1 || uses.contains(where: { isInBrace($0, from: rest.lowerBound) }) else {
      return nil
    }
    return Change(
      removal(of: statement).edits
        + uses.map { Change.Edit(range: tokens[$0].range, text: "(\(value))") }, isRisky: true)
  }

  private func isInBrace(_ index: Int, from start: Int) -> Bool {
    (start..<index).contains { has("{", at: $0) && inside($0).contains(index) }
  }

  // MARK: - References

  /// References held strongly that were weak, and the other way round.
  func referenceChanges() -> [Change] {
    let held = tokens.indices.compactMap { index -> Change? in
      guard ["weak", "unowned"].contains(tokens[index].text),
        let next = tokens[index...].dropFirst().first
      else { return nil }
      // Code that unwraps the captured name goes on to do so.
      let captured = has("[", at: index - 1) ? "\(next.text) = Optional(\(next.text))" : next.text
      return Change(tokens[index].range.lowerBound..<next.range.upperBound, to: captured)
    }
    return held + statements.filter(\.isMember).compactMap(loosened)
  }

  private func loosened(_ property: Statement) -> Change? {
    let range = property.tokens
    guard let start = outer(range).first(where: { ["let", "var"].contains(tokens[$0].text) }),
      !range.contains(where: { ["weak", "=", "{"].contains(tokens[$0].text) }),
      let type = words(range).last(where: { $0 != "?" && $0 != ")" }), isObject(type)
    else { return nil }
    let place = tokens[start].range.lowerBound
    let isOptional = has("?", at: range.upperBound - 1)
    return Change(place..<place, to: isOptional ? "weak " : "unowned ", isRisky: true)
  }

  /// Whether a type is one of objects, as far as this text tells.
  private func isObject(_ type: String) -> Bool {
    let text = text(tokens.indices)
    return type.hasPrefix("UI") || text.contains("class \(type)")
      || text.contains("protocol \(type): AnyObject")
  }

  // MARK: - Errors

  /// Errors that are caught and forgotten.
  func errorChanges() -> [Change] {
    statements.compactMap { statement in
      let range = statement.tokens
      guard !statement.isMember,
        let mark = range.first(where: { has("try", at: $0) && !has("?", at: $0 + 1) }),
        !range.contains(where: { has("{", at: $0) && $0 < mark })
      else { return nil }
      let (words, place) = (words(range), place(range))
      let result = result(of: statement.head)
      let value = result.map { Self.empty[$0] ?? ($0.hasPrefix("[") ? "[]" : "nil") }
      if ["let", "var"].contains(words[0]) {
        let binding = text(range).replacing("try ", with: "try? ", maxReplacements: 1)
        return Change(
          place, to: "guard \(binding) else { return \(value ?? "") }", isRisky: true)
      }
      if let value, words[0] == "try" || words.starts(with: ["return", "try"]) {
        let call = text(mark..<range.upperBound).dropFirst("try".count)
        return Change(place, to: "return (try?\(call)) ?? \(value)", isRisky: true)
      }
      return Change(place, to: "do { \(text(range)) } catch {}", isRisky: true)
    }
  }

  private static let empty = ["Int": "0", "String": "\"\"", "Bool": "false", "Void": "()"]
}
