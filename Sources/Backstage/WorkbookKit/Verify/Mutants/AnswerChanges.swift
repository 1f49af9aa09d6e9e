// MARK: - Tests, and answers that are filled in

extension SwiftCode {
  /// Tests left out, and expectations that are evaluated and not looked at.
  func testChanges() -> [Change] {
    statements.compactMap { statement in
      let words = words(statement.tokens)
      if words[0] == "@Test" || words.starts(with: ["Issue", ".", "record"]) {
        return Change(lines(statement.tokens), to: "")
      }
      let start = words.firstIndex { !["try", "await"].contains($0) } ?? 0
      guard ["#expect", "#require"].contains(words[start]) else { return nil }
      let open = statement.tokens.lowerBound + start + 1
      let after = inside(open).upperBound + 1
      let place = place(statement.tokens)
      if after < statement.tokens.upperBound, has("{", at: after) {
        return Change(place, to: "do { \(text(inside(after))) } catch {}")
      }
      guard let condition = parts(inside(open)).first else { return nil }
      return Change(place, to: "_ = try? (\(text(condition)))")
    }
  }

  /// Each answer replaced by others of its type.
  func answerChanges() -> [Change] {
    statements.flatMap { statement -> [Change] in
      let range = statement.tokens
      let words = words(range)
      guard words.count > 6, words[0] == "let", words[2] == ":", words[4...5] == ["?", "="] else {
        return []
      }
      let value = range.dropFirst(6)
      return others(than: text(value), of: words[3]).map { Change(place(value), to: $0) }
    }
  }

  private func others(than value: String, of type: String) -> [String] {
    switch type {
    case "Int": Int(value).map { ["\($0 + 1)"] } ?? []
    case "Bool": [value == "true" ? "false" : "true"]
    case "String": [value.dropLast() + "x\""]
    default: cases(of: type).map { ".\($0)" }.filter { $0 != value }
    }
  }

  private func cases(of type: String) -> [String] {
    statements.filter { Array(words($0.head).suffix(2)) == ["enum", type] }.flatMap { member in
      words(member.tokens).first == "case" ? parts(member.tokens.dropFirst()).map(text) : []
    }
  }
}
