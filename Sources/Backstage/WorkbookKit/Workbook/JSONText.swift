import Foundation

/// JSON that knows its lines, because a person edits it: Foundation's decoder names none.
struct JSONText {
  indirect enum Value {
    case object([Member])
    case list([JSONText])
    case text(String)
    case number(Double)
    case word(String)
  }

  struct Member {
    let key: String
    let line: Int
    let value: JSONText
  }

  let line: Int
  let value: Value

  /// Reads a whole file.
  ///
  /// - Throws: ``BookError`` with the line where the text stops being JSON.
  init(_ data: Data, in path: String) throws(BookError) {
    var scanner = Scanner(bytes: Array(data), path: path)
    self = try scanner.value()
    try scanner.expectEnd()
  }

  fileprivate init(line: Int, value: Value) {
    self.line = line
    self.value = value
  }
}

/// The members of an object, read by their names.
struct Fields {
  let line: Int
  private let path: String
  private let members: [JSONText.Member]

  /// Takes an object that has no member twice and none that is not `known`.
  init(_ json: JSONText, known: [String], in path: String) throws(BookError) {
    self.line = json.line
    self.path = path
    guard case .object(let members) = json.value else {
      throw BookError("an object in { } is expected here", at: json.line, in: path)
    }
    self.members = members
    for (index, member) in members.enumerated() {
      if members[..<index].contains(where: { $0.key == member.key }) {
        throw BookError("\"\(member.key)\" is here twice", at: member.line, in: path)
      }
      if !known.contains(member.key) {
        let all = known.map { "\"\($0)\"" }.joined(separator: ", ")
        throw BookError(
          "\"\(member.key)\" means nothing here; known are \(all)", at: member.line, in: path)
      }
    }
  }

  func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// The line of a member, or of the object where it is missing.
  func line(of key: String) -> Int { members.first { $0.key == key }?.line ?? line }

  func text(_ key: String) throws(BookError) -> String {
    let json = try member(key)
    guard case .text(let text) = json.value, !text.allSatisfy(\.isWhitespace) else {
      throw wrong(key, "a text in quotes that is not empty", json.line)
    }
    return text
  }

  /// A number of minutes or the like: small enough that sums of it never overflow.
  func number(_ key: String, from least: Int = 1) throws(BookError) -> Int {
    let json = try member(key)
    guard case .number(let number) = json.value, let whole = Int(exactly: number),
      (least...9_999).contains(whole)
    else { throw wrong(key, "a whole number from \(least) to 9999", json.line) }
    return whole
  }

  func flag(_ key: String) throws(BookError) -> Bool {
    guard has(key) else { return false }
    let json = try member(key)
    guard case .word(let word) = json.value, word != "null" else {
      throw wrong(key, "true or false", json.line)
    }
    return word == "true"
  }

  func list(_ key: String) throws(BookError) -> [JSONText] {
    let json = try member(key)
    guard case .list(let list) = json.value else { throw wrong(key, "a list in [ ]", json.line) }
    return list
  }

  func texts(_ key: String) throws(BookError) -> [String] {
    var texts: [String] = []
    for json in try list(key) {
      guard case .text(let text) = json.value, !text.allSatisfy(\.isWhitespace) else {
        throw BookError(
          "\"\(key)\" holds something that is no text, or an empty one", at: json.line, in: path)
      }
      texts.append(text)
    }
    return texts
  }

  func member(_ key: String) throws(BookError) -> JSONText {
    guard let member = members.first(where: { $0.key == key }) else {
      throw BookError("\"\(key)\" is missing", at: line, in: path)
    }
    return member.value
  }

  private func wrong(_ key: String, _ expected: String, _ line: Int) -> BookError {
    BookError("\"\(key)\" must be \(expected)", at: line, in: path)
  }
}

private struct Scanner {
  let bytes: [UInt8]
  let path: String
  var index = 0
  var line = 1

  mutating func value() throws(BookError) -> JSONText {
    skipSpace()
    let start = line
    switch next {
    case UInt8(ascii: "{"): return JSONText(line: start, value: .object(try members()))
    case UInt8(ascii: "["): return JSONText(line: start, value: .list(try elements()))
    case UInt8(ascii: "\""): return JSONText(line: start, value: .text(try text()))
    default: return JSONText(line: start, value: try scalar())
    }
  }

  mutating func expectEnd() throws(BookError) {
    skipSpace()
    if index < bytes.count { throw unexpected("the end of the file") }
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 32 || byte == 10 || byte == 9 || byte == 13 {
      if byte == 10 { line += 1 }
      index += 1
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  private mutating func members() throws(BookError) -> [JSONText.Member] {
    var members: [JSONText.Member] = []
    index += 1
    if take("}") { return members }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
      let start = line
      let key = try text()
      guard take(":") else { throw unexpected("a colon after \"\(key)\"") }
      members.append(JSONText.Member(key: key, line: start, value: try value()))
    } while take(",")
    guard take("}") else { throw unexpected("a comma or }") }
    return members
  }

  private mutating func elements() throws(BookError) -> [JSONText] {
    var elements: [JSONText] = []
    index += 1
    if take("]") { return elements }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw unexpected("a comma or ]") }
    return elements
  }

  /// The text between two quotes; Foundation reads the escapes in it.
  private mutating func text() throws(BookError) -> String {
    let start = index
    index += 1
    while let byte = next, byte != UInt8(ascii: "\""), byte != 10 {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard next == UInt8(ascii: "\"") else { throw unexpected("a quote that ends the text") }
    index += 1
    let decoder = JSONDecoder()
    guard let text = try? decoder.decode(String.self, from: Data(bytes[start..<index])) else {
      throw BookError(
        "this text has a sign or an escape that JSON does not allow", at: line, in: path)
    }
    return text
  }

  private mutating func scalar() throws(BookError) -> JSONText.Value {
    let start = index
    while let byte = next, byte > 32, !",]}:\"{[".utf8.contains(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    if ["true", "false", "null"].contains(word) { return .word(word) }
    // `Double` reads more than JSON has, such as 0x10.
    guard word.wholeMatch(of: /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/) != nil,
      let number = Double(word)
    else { throw unexpected("a value") }
    return .number(number)
  }

  private func unexpected(_ expected: String) -> BookError {
    BookError("this is not valid JSON: \(expected) is expected here", at: line, in: path)
  }
}
