import Testing

/// The standard library draws the same line between requirements and extension-only members.
struct StandardLibraryTests {
  private let inbox = Inbox(titles: ["Pay rent", "Call home"])

  @Test func `isEmpty is a requirement, so generic code calls the collection's own`() {
    #expect(isEmpty(inbox), "the inbox's own")
  }

  @Test func `first is extension-only, so generic code calls the standard library's`() {
    #expect(inbox.first == "Inbox", "the inbox's own")
    #expect(first(of: inbox) == "Pay rent", "the standard library's")
  }

  @Test func `four members bring all the others`() {
    #expect(inbox.sorted() == ["Call home", "Pay rent"])
    #expect(inbox.map(\.count) == [8, 9])
    #expect(inbox.joined(separator: ", ") == "Pay rent, Call home")
  }

  private func isEmpty(_ titles: some Collection<String>) -> Bool { titles.isEmpty }
  private func first(of titles: some Collection<String>) -> String? { titles.first }
}

/// A collection with odd values, so that a test can tell whose code ran.
private struct Inbox: Collection {
  let titles: [String]

  var startIndex: Int { titles.startIndex }
  var endIndex: Int { titles.endIndex }
  subscript(index: Int) -> String { titles[index] }
  func index(after index: Int) -> Int { index + 1 }

  var isEmpty: Bool { true }
  var first: String? { "Inbox" }
}
