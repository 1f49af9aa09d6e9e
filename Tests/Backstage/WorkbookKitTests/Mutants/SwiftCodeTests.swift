import Testing

@testable import WorkbookKit

struct SwiftCodeTests {
  // MARK: - Tokens

  @Test func `comments are no tokens, also within each other`() {
    #expect(tokens("a // b\nc /* d /* e */ f */ g") == ["a", "c", "g"])
  }

  @Test func `what looks like a comment in a text is none`() {
    #expect(
      tokens(#"f("// no", "a \" b") // yes"#) == ["f", "(", #""// no""#, ",", #""a \" b""#, ")"])
  }

  @Test func `an interpolation is code`() {
    #expect(
      tokens(#""a \(b + f("c")) d""#) == [
        #""a "#, #"\("#, "b", "+", "f", "(", #""c""#, ")", ")", #" d""#,
      ])
  }

  @Test func `a raw text may hold quotes and backslashes`() {
    #expect(
      tokens(##"x = #"a "b" \(c) \#(d)"#"##) == [
        "x", "=", ##"#"a "b" \(c) "##, ##"\#("##, "d", ")", ##""#"##,
      ])
  }

  @Test func `a text of several lines is one token`() {
    #expect(
      tokens("x = \"\"\"\n  a \"b\"\n  \"\"\"\ny") == [
        "x", "=", "\"\"\"\n  a \"b\"\n  \"\"\"", "y",
      ])
  }

  @Test func `a raw identifier is one word`() {
    #expect(tokens("func `a b { c`() {}") == ["func", "`a b { c`", "(", ")", "{", "}"])
  }

  @Test func `operators have a space on either side, brackets of types have none`() {
    let infix = SwiftCode("a < b && !c; d: Set<Int> = [-1]").tokens.filter(\.isInfix).map(\.text)

    #expect(infix == ["<", "&&", "="])
  }

  @Test(arguments: [
    ("0..<10", ["0", "..<", "10"]), ("1_000...x", ["1_000", "...", "x"]),
    ("$0 as? T", ["$0", "as", "?", "T"]),
    ("@Test #expect(a?.b ?? c)", ["@Test", "#expect", "(", "a", "?", ".", "b", "??", "c", ")"]),
  ])
  func `marks and numbers`(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: ["\"a", "\"a \\(b", "/* a", "`a", "\"\"\"\n", "#\"a\"", "f(]})", "a \\"])
  func `a text that is no Swift is read to its end`(text: String) {
    #expect(SwiftCode(text).tokens.allSatisfy { $0.range.upperBound <= text.count })
  }

  // MARK: - Statements

  @Test func `each line is a statement`() {
    #expect(
      statements("func f() {\n  a()\n  b = 1; c()\n}").dropFirst() == ["a()", "b = 1;", "c()"])
  }

  @Test(arguments: [
    "a(\n  b,\n  c)", "let a =\n  b", "a\n  .b()\n  .c()", "a\n  ?? b", "a ? b\n  : c",
    "if a {\n} else if b {\n}\nelse {\n}", "let a: B\n  = c", "do {\n} catch {\n}",
  ])
  func `a statement goes on in the next line`(text: String) {
    #expect(statements("func f() {\n\(text)\n}")[1] == text)
  }

  @Test func `a closure's parameters and a case's label are no part of a statement`() {
    #expect(statements("f { [weak a] b in\n  c()\n}").contains("c()"))
    #expect(statements("f { for a in b { c() } }").contains("for a in b { c() }"))
    #expect(
      statements("func f() { switch a {\ncase .b(let c): d()\ndefault:\n  e()\n} }").suffix(2)
        == ["d()", "e()"])
  }

  @Test func `what a type declares are members, and what a function does are none`() {
    let code = SwiftCode("struct A {\n  let b: Int\n  var c: Int { d() }\n  func e() { f() }\n}")

    #expect(
      code.statements.filter(\.isMember).map { code.text($0.tokens) }.dropFirst()
        == ["let b: Int", "var c: Int { d() }", "func e() { f() }"])
    #expect(code.statements.filter { !$0.isMember }.map { code.text($0.tokens) } == ["d()", "f()"])
  }

  @Test func `an attribute on a line of its own belongs to the next line`() {
    #expect(statements("struct A {\n  @B(c)\n  func d() {}\n}")[1] == "@B(c)\n  func d() {}")
  }

  // MARK: - Helpers

  private func tokens(_ text: String) -> [String] { SwiftCode(text).tokens.map(\.text) }

  private func statements(_ text: String) -> [String] {
    let code = SwiftCode(text)
    return code.statements.map { code.text($0.tokens) }
  }
}
