import PropertyInjection
import Testing

struct ReminderListTests {
  private let titles = ["Rent", "Call", "Milk"]

  @Test func `a list without an order of its own is alphabetical`() {
    #expect(ReminderList(titles: titles).sorted == ["Call", "Milk", "Rent"])
    #expect(ReminderList(titles: titles, order: LastFirst()).sorted == ["Rent", "Milk", "Call"])
  }

  @Test func `the list's default is local`() {
    #expect(String(reflecting: Alphabetical.self).hasPrefix("PropertyInjection."))
  }

  @Test func `an order that changes on the screen needs a property`() {
    let board = ReminderBoard(titles: titles)
    #expect(board.sorted == ["Call", "Milk", "Rent"])

    board.order = LastFirst()
    #expect(board.sorted == ["Rent", "Milk", "Call"])

    board.order = Alphabetical()
    #expect(board.sorted == ["Call", "Milk", "Rent"])
  }
}

/// A stub: it gives a fixed answer.
private struct LastFirst: TitleOrder {
  func isBefore(_ title: String, _ other: String) -> Bool { title > other }
}
