import Observation
import PropertyInjection
import Testing

struct ReminderListTests {
  private let titles = ["Rent", "Call", "Milk"]

  @Test func `a list without an order of its own is alphabetical`() {
    #expect(ReminderList(titles: titles).sorted == ["Call", "Milk", "Rent"])
    #expect(ReminderList(titles: titles, order: ZToA()).sorted == ["Rent", "Milk", "Call"])
  }

  @Test func `an order that changes on the screen needs a property`() {
    let board = ReminderBoard(titles: titles)
    #expect(board.sorted == ["Call", "Milk", "Rent"])

    board.order = ZToA()
    #expect(board.sorted == ["Rent", "Milk", "Call"])

    board.order = Alphabetical()
    #expect(board.sorted == ["Call", "Milk", "Rent"])
  }

  @Test func `whoever shows the sorted titles hears of a new order`() async {
    let board = ReminderBoard(titles: titles)

    await confirmation { hasHeard in
      withObservationTracking {
        _ = board.sorted
      } onChange: {
        hasHeard()
      }
      board.order = ZToA()
    }
  }
}

/// From Z to A.
private struct ZToA: TitleOrder {
  func isBefore(_ title: String, _ other: String) -> Bool { title > other }
}
