import ExerciseKit
import Testing

@testable import PropertyInjectionExercises

@Suite(.exercise("2.1")) struct LetTheOrderChange {
  private let board = ReminderBoard(titles: ["Rent", "Call", "Water the plants"])

  @Test func `the default is used until another order is assigned`() {
    #expect(
      board.titles == ["Call", "Rent", "Water the plants"],
      "nobody assigned an order, so the titles go from A to Z")
    #expect(board.heading == "A to Z", "nobody assigned an order, so the heading is \"A to Z\"")
  }

  @Test func `an order passed to the initializer is used`() {
    let board = ReminderBoard(titles: ["Rent", "Call"], order: ZToA())
    #expect(board.titles == ["Rent", "Call"], "the initializer was given the order Z to A")
    #expect(board.heading == "Z to A", "the initializer was given the order Z to A")
  }

  @Test func `the titles follow each assignment`() {
    board.order = ZToA()
    #expect(
      board.titles == ["Water the plants", "Rent", "Call"],
      "the order is now Z to A, and the titles are not")
    board.order = ShortestFirst()
    #expect(
      board.titles == ["Call", "Rent", "Water the plants"],
      "the order has changed twice, and the titles don't follow the last one, shortest first")
    board.order = ZToA()
    #expect(
      board.titles == ["Water the plants", "Rent", "Call"],
      "the order went back to Z to A, and the titles did not")
  }

  @Test func `two orders may have one name`() {
    board.order = MyOrder(first: "Rent")
    board.order = MyOrder(first: "Water the plants")
    #expect(
      board.titles == ["Water the plants", "Call", "Rent"],
      """
      two orders called "My order" were assigned, and the second one puts "Water the plants" first; \
      the titles are \(board.titles)
      """)
  }

  @Test func `the heading follows each assignment`() {
    board.order = ZToA()
    #expect(board.heading == "Z to A", "the order is now Z to A, and the heading is not")
    board.order = ShortestFirst()
    #expect(board.heading == "Shortest first", "the heading did not follow the second assignment")
  }

  @Test(arguments: [[], ["Call"]])
  func `a board with nothing to sort has a heading, too`(titles: [String]) {
    let board = ReminderBoard(titles: titles)
    board.order = ZToA()
    #expect(
      board.heading == "Z to A",
      """
      the order of a board with the titles \(titles) is now Z to A, and its heading is "\(board.heading)"
      """)
  }

  @Test func `a title that is added takes its place in the default order`() {
    board.add("Milk")
    board.add("Bills")
    #expect(
      board.titles == ["Bills", "Call", "Milk", "Rent", "Water the plants"],
      "\"Milk\" and \"Bills\" were added, and the order is A to Z")
  }

  @Test func `a title that is added takes its place in an assigned order`() {
    board.order = ZToA()
    board.add("Milk")
    #expect(
      board.titles == ["Water the plants", "Rent", "Milk", "Call"],
      "\"Milk\" was added while the order was Z to A")
  }

  @Test func `a title that is added takes its place in the order of the initializer`() {
    let board = ReminderBoard(titles: ["Rent", "Call"], order: ZToA())
    board.add("Milk")
    #expect(
      board.titles == ["Rent", "Milk", "Call"],
      "the initializer was given the order Z to A, \"Milk\" was added, and the titles are \(board.titles)"
    )
  }

  @Test func `a title that is added may be the only one, or the last`() {
    let board = ReminderBoard(titles: [])
    board.add("Call")
    board.add("Rent")
    #expect(
      board.titles == ["Call", "Rent"],
      "\"Call\" and then \"Rent\" were added to an empty board from A to Z, and the titles are \(board.titles)"
    )
  }

  @Test func `a title that was added is there after the order has changed`() {
    board.add("Milk")
    board.order = ZToA()
    #expect(
      board.titles == ["Water the plants", "Rent", "Milk", "Call"],
      "\"Milk\" was added before the order changed to Z to A")
  }

  @Test func `a title can be on the board twice`() {
    board.add("Call")
    board.order = ZToA()
    #expect(
      board.titles == ["Water the plants", "Rent", "Call", "Call"],
      "\"Call\" was on the board and was added once more")
  }

  @Test func `a title can be added twice`() {
    board.add("Milk")
    board.add("Milk")
    #expect(
      board.titles == ["Call", "Milk", "Milk", "Rent", "Water the plants"],
      "\"Milk\" was added twice, and the titles are \(board.titles)")
  }

  @Test func `two boards have an order each`() {
    let other = ReminderBoard(titles: ["Rent", "Call"])
    board.order = ZToA()
    #expect(other.titles == ["Call", "Rent"], "the order of another board was changed")
    #expect(other.heading == "A to Z", "the order of another board was changed")
  }
}

private struct ZToA: TitleOrder {
  let name = "Z to A"

  func isBefore(_ title: String, _ other: String) -> Bool { title > other }
}

/// By length, and from A to Z where the length is the same.
private struct ShortestFirst: TitleOrder {
  let name = "Shortest first"

  func isBefore(_ title: String, _ other: String) -> Bool {
    (title.count, title) < (other.count, other)
  }
}

/// One title first, and the others from A to Z.
private struct MyOrder: TitleOrder {
  let name = "My order"
  let first: String

  func isBefore(_ title: String, _ other: String) -> Bool {
    if title == first || other == first { return other != first }
    return title < other
  }
}
