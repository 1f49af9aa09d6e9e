// MARK: - Going back to the starter

extension SwiftCode {
  /// Bodies as the starter has them, and what the starter had built in where a name is used now.
  func starterChanges(_ starter: SwiftCode) -> [Change] {
    let old = Dictionary(starter.bodies.map { ($0.head, $0.body) }) { first, _ in first }
    let undone = bodies.compactMap { head, body, place in
      old[head].flatMap { $0 == body ? nil : Change(place, to: $0, isRisky: true) }
    }
    // What is made here as well is nothing that was built in.
    let made = Set(objects.filter(\.isMade).map(\.type))
    let builtIn = starter.objects.filter { !$0.isMade || !made.contains($0.type) }
    let types = injectedTypes
    return undone
      + uses.flatMap { use in
        builtIn.filter { object in
          types[tokens[use].text]?.contains { ["any", object.type].contains($0) } == true
        }
        .map { Change(tokens[use].range, to: $0.text, isRisky: true) }
      }
  }

  /// Functions and properties with a body: by what stands before it, within which type.
  private var bodies: [(head: [String], body: String, place: Range<Int>)] {
    statements.filter(\.isMember).compactMap { member in
      let brace = outer(member.tokens).first { has("{", at: $0) }
      // An initializer's body is needed: it gives the properties their values.
      guard let brace,
        ["func", "var"].contains(where: words(member.tokens.lowerBound..<brace).contains)
      else { return nil }
      let body = brace..<member.tokens.upperBound
      return (words(member.head) + words(member.tokens.lowerBound..<brace), text(body), place(body))
    }
  }

  /// What reaches for an object by a type's name: `AppSettings.shared`, `Date()`.
  private var objects: [(type: String, text: String, isMade: Bool)] {
    tokens.indices.compactMap { index in
      guard tokens[index].isTypeName, !has(".", at: index - 1) else { return nil }
      let isMade = has("(", at: index + 1)
      var end = index + 1
      if has(".", at: end), tokens[end...].dropFirst().first?.isMemberName == true { end += 2 }
      if has("(", at: end) { end = inside(end).upperBound + 1 }
      return end == index + 1 ? nil : (tokens[index].text, text(index..<end), isMade)
    }
  }

  /// What the types of properties and parameters begin with, by their names.
  private var injectedTypes: [String: [String]] {
    let found = tokens.indices.dropLast(2).filter { index in
      has(":", at: index + 1)
        && (["let", "var"].contains { has($0, at: index - 1) } || isParameter(index))
    }
    return Dictionary(grouping: found) { tokens[$0].text }
      .mapValues { $0.map { tokens[$0 + 2].text } }
  }

  /// Where properties and parameters are read.
  private var uses: [Int] {
    tokens.indices.filter { index in
      tokens[index].kind == .word && !has("(", at: index + 1) && !has("=", at: index + 1)
        && (!has(".", at: index - 1) || has("self", at: index - 2))
        && (!has(":", at: index + 1) || tokens[index + 1].isInfix)
        && !["let", "var", "func"].contains { has($0, at: index - 1) }
    }
  }

  private func isParameter(_ name: Int) -> Bool {
    tokens.indices.contains { open in
      has("(", at: open) && open > 0 && isDeclared(open - 1) && inside(open).contains(name)
    }
  }

  /// Where the declarations stand that the starter has as well, word by word: they are given.
  ///
  /// Where an exercise has a whole program in an enum, the learner changes a few lines of its types.
  /// So in a type within a type, a statement is given that the starter has behind the same head.
  func given(by starter: SwiftCode) -> [Range<Int>] {
    let theirs = Set(starter.declarations.map(starter.words))
    let theirLines = Set(starter.nested.map(starter.wordsWithHead))
    return declarations.filter { theirs.contains(words($0)) }.map(place)
      + nested.filter { theirLines.contains(wordsWithHead($0)) }.map { place($0.tokens) }
  }

  private var declarations: [Range<Int>] {
    statements.filter { $0.isMember && $0.head.isEmpty }.map(\.tokens)
  }

  /// The members of types within types, and the statements in them.
  private var nested: [Statement] {
    let members = statements.filter { $0.isMember && !$0.head.isEmpty }
    let types = Set(members.map(\.tokens.lowerBound))
    let inner = members.filter { types.contains($0.head.lowerBound) }.map(\.tokens)
    return statements.filter { statement in
      inner.contains {
        $0.lowerBound <= statement.tokens.lowerBound
          && statement.tokens.upperBound <= $0.upperBound
      }
    }
  }

  private func wordsWithHead(_ statement: Statement) -> [String] {
    words(statement.head) + ["{"] + words(statement.tokens)
  }
}

extension Token {
  fileprivate var isMemberName: Bool {
    kind == .word && text.first?.isLowercase == true && text != "self"
  }

  var isTypeName: Bool {
    kind == .word && text.first?.isUppercase == true && text != "Self"
  }
}
