import PropertyInjection
import Testing

struct ReminderListTests {
  private var list = ReminderList(titles: ["Rent", "Call", "Milk"])

  @Test func `without an assignment the order is alphabetical`() {
    #expect(list.sorted == ["Call", "Milk", "Rent"])
  }

  @Test mutating func `an assigned order replaces the default, as often as you like`() {
    list.order = LastFirst()
    #expect(list.sorted == ["Rent", "Milk", "Call"])

    list.order = Alphabetical()
    #expect(list.sorted == ["Call", "Milk", "Rent"])
  }

  @Test func `the list's default is local`() {
    #expect(String(reflecting: type(of: list.order)).hasPrefix("PropertyInjection."))
  }
}

/// A stub: it gives a fixed answer.
private struct LastFirst: TitleOrder {
  func isBefore(_ title: String, _ other: String) -> Bool { title > other }
}
