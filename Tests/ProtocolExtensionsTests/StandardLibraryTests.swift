import Testing

/// The standard library draws the same line between requirements and extension-only members.
struct StandardLibraryTests {
  private let inbox = Inbox(titles: ["Pay rent", "Call home"])

  @Test func `isEmpty is a requirement, so generic code asks the collection`() {
    #expect(isEmpty(inbox), "the inbox's own answer")
  }

  @Test func `first is extension-only, so generic code does not ask`() {
    #expect(inbox.first == "Inbox", "the inbox's own answer")
    #expect(first(of: inbox) == "Pay rent", "the standard library's answer")
  }

  private func isEmpty(_ titles: some Collection<String>) -> Bool { titles.isEmpty }
  private func first(of titles: some Collection<String>) -> String? { titles.first }
}

/// A collection with odd answers, so that a test can tell whose they are.
private struct Inbox: Collection {
  let titles: [String]

  var startIndex: Int { titles.startIndex }
  var endIndex: Int { titles.endIndex }
  subscript(index: Int) -> String { titles[index] }
  func index(after index: Int) -> Int { index + 1 }

  var isEmpty: Bool { true }
  var first: String? { "Inbox" }
}
