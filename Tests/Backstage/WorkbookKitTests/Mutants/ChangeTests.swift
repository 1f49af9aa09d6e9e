import Testing

@testable import WorkbookKit

struct ChangeTests {
  // MARK: - Tokens

  @Test(arguments: [
    ("a == b", ["a != b"]), ("a !== b", ["a === b"]), ("a && b", ["a || b"]), ("!a", ["a"]),
    ("a < b", ["a <= b"]), ("a >= b", ["a > b"]), ("a..<b", ["a...b"]), ("a - b", ["a + b"]),
    ("a * b", ["a / b"]), ("a % b", ["a * b"]), ("a += b", ["a -= b", "a = b"]),
    ("true", ["false"]), ("1_000", ["1001"]), ("a.0", []), ("Set<Int>", []), ("a as! B", []),
    ("\"a\" + b", ["\"ax\" + b"]), ("\"<= 1 \\(2)\"", ["\"<= 1 \\(3)\""]), ("// 1 < 2", []),
  ])
  func `operators, words and numbers`(text: String, expected: [String]) {
    #expect(changes(text) { $0.tokenChanges() } == expected)
  }

  // MARK: - Conditions

  @Test(arguments: [
    ("if a { b }", ["if !(a) { b }", "if true { b }", "if false { b }"]),
    ("if a == b { c }", ["if true { c }", "if false { c }"]),
    (
      "guard let a, b else { c }",
      [
        "guard let a, !(b) else { c }", "guard let a, true else { c }",
        "guard let a, false else { c }",
      ]
    ),
    ("while a { b }", ["while false { b }"]), ("if let a { b }", []),
    ("x = a ? b : c", ["x = a ? b : b", "x = a ? c : c", "x = a ? c : b"]),
    ("f(a ? b : c, d)", ["f(a ? b : b, d)", "f(a ? c : c, d)", "f(a ? c : b, d)"]),
    ("x = a(b) ?? c", ["x = c"]), ("f(a as? B ?? c)", ["f(c)"]), ("a < b ?? c", ["a < c"]),
  ])
  func `conditions`(text: String, expected: [String]) {
    #expect(changes(text) { $0.conditionChanges() } == expected)
  }

  // MARK: - Statements

  @Test(arguments: [
    ("  a()\n  b = c\n", ["  b = c\n", "  a(); a()\n  b = c\n", "  a()\n"]),
    (
      "  defer { a() }\n  b()\n",
      [
        "  b()\n", "  defer { a() }\n", "  defer { a() }\n  b(); b()\n",
        "  defer { a(); a() }\n  b()\n",
      ]
    ),
    ("  let a = b\n  return a\n", []),
    (
      "  let a = a ?? b\n  f()\n",
      ["  f()\n", "  let a = a ?? b\n", "  let a = a ?? b\n  f(); f()\n"]
    ),
    ("  guard a else { return }\n", []), ("  super.init()\n", []),
  ])
  func `statements left out, and calls made twice`(body: String, expected: [String]) {
    let changed = changes("func f() {\n\(body)}") { $0.statementChanges() }

    #expect(Set(changed) == Set(expected.map { "func f() {\n\($0)}" }))
  }

  @Test func `a value that a function needs is not left out`() {
    #expect(changes("func f() -> Int { a }") { $0.statementChanges() } == [])
    #expect(changes("struct S {\nvar a: Int { b }\n}") { $0.statementChanges() } == [])
  }

  @Test func `a requirement is left out of its protocol`() {
    #expect(changes("protocol P {\n  func a()\n}") { $0.statementChanges() } == ["protocol P {\n}"])
  }

  @Test(arguments: [
    ("f(a, b: c, d: e)", ["f(c, b: a, d: e)", "f(a, b: e, d: c)"]), ("func f(a: B, c: D) {}", []),
    ("f(a, \"b\")", []), ("init(a: B, c: D) {}", []),
    ("self.init(a: b, c: d)", ["self.init(a: d, c: b)"]),
  ])
  func `arguments swapped`(text: String, expected: [String]) {
    #expect(changes(text) { $0.argumentChanges() } == expected)
  }

  // MARK: - Time, references, errors

  @Test func `a closure is called when it is stored`() {
    let text = "struct S {\n  init(now: @escaping () -> Date) {\n    self.now = now\n  }\n}"

    #expect(
      changes(text) { $0.timeChanges() }
        == [text.replacing("self.now = now\n", with: "let early = now(); self.now = { early }\n")])
  }

  @Test func `a value is read at each use, unless it is made of others`() {
    #expect(
      changes("func f() {\n  let a = Int(b)\n  c(a, a)\n}") { $0.timeChanges() } == [])
    #expect(
      changes("func f() {\n  let a = b()\n  c(a: a, \"\\(a)\", d.a)\n}") { $0.timeChanges() }
        == ["func f() {\n  c(a: (b()), \"\\((b()))\", d.a)\n}"])
    #expect(
      changes("func f() {\n  let a = b()\n  c { a }\n}") { $0.timeChanges() }
        == ["func f() {\n  c { (b()) }\n}"])
    #expect(changes("func f() {\n  let a = b()\n  c(a)\n}") { $0.timeChanges() } == [])
  }

  @Test(arguments: [
    ("weak var a: B?", ["var a: B?"]), ("f { [weak a] in b }", ["f { [a = Optional(a)] in b }"]),
    (
      "final class A {\n  var b: A?\n  let c: Int?\n}",
      ["final class A {\n  weak var b: A?\n  let c: Int?\n}"]
    ),
    (
      "protocol P: AnyObject {}\nstruct S { let p: any P }",
      [
        "protocol P: AnyObject {}\nstruct S { unowned let p: any P }"
      ]
    ),
  ])
  func `references`(text: String, expected: [String]) {
    #expect(changes(text) { $0.referenceChanges() } == expected)
  }

  @Test(arguments: [
    ("func f() throws {\n  try a()\n}", "func f() throws {\n  do { try a() } catch {}\n}"),
    (
      "func f() throws -> Int {\n  try a()\n}",
      "func f() throws -> Int {\n  return (try? a()) ?? 0\n}"
    ),
    (
      "func f() throws -> [Int] {\n  let a = try b()\n  return a\n}",
      "func f() throws -> [Int] {\n  guard let a = try? b() else { return [] }\n  return a\n}"
    ),
    ("func f() throws {\n  a(try b())\n}", "func f() throws {\n  do { a(try b()) } catch {}\n}"),
  ])
  func `errors are swallowed`(text: String, expected: String) {
    #expect(changes(text) { $0.errorChanges() } == [expected])
  }

  // MARK: - The starter

  @Test func `a member gets the body that it had`() {
    let solution = "struct S {\n  func a() { b() }\n  func c() { d() }\n}"
    let starter = SwiftCode("struct S {\n  func a() { b() }\n  func c() {}\n}")

    #expect(
      changes(solution) { $0.starterChanges(starter) } == [
        solution.replacing("{ d() }", with: "{}")
      ])
  }

  @Test func `what was built in comes back where something was injected`() {
    let solution = "struct S {\n  let a: any P\n  func b() { a.c(a: a) }\n}"
    let starter = SwiftCode(
      "struct S {\n  func d() { Q.shared.c() }\n}\nstruct Q: P {}\nstruct R {}")

    #expect(
      changes(solution) { $0.starterChanges(starter) } == [
        solution.replacing("a.c(", with: "Q.shared.c("),
        solution.replacing(": a)", with: ": Q.shared)"),
      ])
  }

  @Test func `what the starter has as well is given`() {
    let code = SwiftCode("struct S { let a = 1 }\n\nstruct T {  let b = 2 } // b")

    #expect(code.given(by: SwiftCode("struct T {\n  let b = 2\n}")) == [24..<47])
  }

  @Test func `in a type within an enum, each line that the starter has is given`() {
    let code = SwiftCode(
      "enum E {\n  struct S {\n    func a() {\n      b()\n      c()\n    }\n  }\n}")

    #expect(code.given(by: SwiftCode("enum E { struct S { func a() { b() } } }")) == [43..<46])
  }

  // MARK: - Tests and answers

  @Test func `a test is left out, and an expectation is not looked at`() {
    let text =
      "extension A {\n  @Test func `b`() throws {\n    #expect(try c() == 1, \"d\")\n  }\n}"

    #expect(
      changes(text) { $0.testChanges() } == [
        "extension A {\n}",
        text.replacing("#expect(try c() == 1, \"d\")", with: "_ = try? (try c() == 1)"),
      ])
  }

  @Test(arguments: [
    ("await #expect(throws: A.self) { try await b() }", ["do { try await b() } catch {}"]),
    ("try #require(a)", ["_ = try? (a)"]), ("let a = try #require(b)", []),
    ("Issue.record(\"a\")\n", [""]),
  ])
  func `kinds of expectations`(text: String, expected: [String]) {
    #expect(changes(text) { $0.testChanges() } == expected)
  }

  @Test func `each answer is replaced by the others of its type`() {
    let answers = """
      enum E {
        case a
        case b, c
      }
      struct S {
        let e: E? = .b
        let i: Int? = 3
        let b: Bool? = true
        let s: String? = "t"
        let n: Int? = nil
      }
      """
    let changed = changes(answers) { $0.answerChanges() }

    let pairs = [
      (".b", ".a"), (".b", ".c"), ("= 3", "= 4"), ("true", "false"), ("\"t\"", "\"tx\""),
    ]
    #expect(changed == pairs.map { answers.replacing($0, with: $1) })
  }

  // MARK: - Helpers

  private func changes(_ text: String, by operation: (SwiftCode) -> [Change]) -> [String] {
    let code = SwiftCode(text)
    return operation(code).map { $0.applied(to: code.characters) }
  }
}
