import Testing

@testable import costs

extension LessonNumbersTests {
  /// The forms of constructor injection cost on the page what they cost in the report beside it.
  @Test(arguments: [
    ("hard-wired", "| no store (it is hard-wired) |"),
    ("constructor, existential", "| an existential of `KeyValueStore`"),
    ("constructor, generic", "| a store of generic type"),
    ("constructor, generic, inlinable", "| the same, with the method marked `@inlinable`"),
    ("constructor, closure", "| closures"),
    ("struct of closures", "| a struct of closures"),
  ])
  func `the page on costs has the constructor's costs of`(name: String, row: String) throws {
    let cost = try cost(name)
    let line = try #require(page.split(separator: "\n").first { $0.hasPrefix(row) })

    let more = Int(cost.more.rounded())
    let text = name == "hard-wired" ? "\(Int(cost.nanoseconds.rounded())) ns" : "\(more) ns more"
    #expect(line.hasSuffix("| \(text) |"), "the row should end with | \(text) |")
  }

  /// The table in chapter 20 says so of each form that it compares.
  @Test(arguments: [
    "constructor, existential", "constructor, generic", "constructor, closure",
    "struct of closures",
  ])
  func `an id costs less than 15 percent more than hard-wired with`(name: String) throws {
    #expect(try cost(name).ratio < 1.15)
  }
}
