import ExerciseKit
import Testing

@testable import DispatchSafetyExercises

@Suite(.exercise("10.2")) struct ReplaceTheLookup {
  private let tickets = SpyTickets(from: 7)
  private let printer = SpyPrinter()

  @Test func `the line goes to the printer that was given`() throws {
    try ReminderDesk(tickets: tickets, printer: printer).add("Pay rent")
    #expect(printer.lines.count == 1, "the printer you were given must print one line a reminder")
  }

  @Test func `the number comes from the tickets that were given`() throws {
    try ReminderDesk(tickets: tickets, printer: printer).add("Pay rent")
    #expect(
      tickets.calls == 1,
      "one reminder needs one ticket, and yours were asked for \(tickets.calls)")
    #expect(
      printer.lines == ["#7 Pay rent"],
      "the next ticket is 7 and the title is \"Pay rent\"; the line must be \"#7 Pay rent\"")
  }

  @Test func `each reminder takes a ticket of its own`() throws {
    let desk = ReminderDesk(tickets: tickets, printer: printer)
    try desk.add("A")
    try desk.add("B")
    #expect(
      printer.lines == ["#7 A", "#8 B"],
      "two reminders must get two tickets, 7 and 8, each from the tickets you were given")
  }

  @Test func `making a desk asks for nothing`() {
    _ = ReminderDesk(tickets: tickets, printer: printer)
    #expect(tickets.calls == 0, "making a desk already took a ticket; wait for a reminder")
    #expect(printer.lines.isEmpty, "making a desk already printed a line")
  }

  @Test func `two desks with two services each stay apart`() throws {
    let otherPrinter = SpyPrinter()
    let mine = ReminderDesk(tickets: tickets, printer: printer)
    let yours = ReminderDesk(tickets: SpyTickets(from: 100), printer: otherPrinter)
    try mine.add("A")
    try yours.add("B")
    try mine.add("C")
    #expect(printer.lines == ["#7 A", "#8 C"], "the first desk mixed its lines with another's")
    #expect(otherPrinter.lines == ["#100 B"], "the second desk mixed its lines with another's")
  }

  @Test func `without a ticket the caller hears of it`() {
    tickets.isEmpty = true
    let desk = ReminderDesk(tickets: tickets, printer: printer)
    #expect(throws: NoTicket.self, "there was no ticket, and the caller must hear of it") {
      try desk.add("Pay rent")
    }
    #expect(printer.lines.isEmpty, "there was no ticket, and a line was printed all the same")
  }
}

private struct NoTicket: Error {}

private final class SpyTickets: Tickets {
  var isEmpty = false
  private(set) var calls = 0
  private var number: Int

  init(from number: Int) { self.number = number }

  func next() throws -> Int {
    calls += 1
    if isEmpty { throw NoTicket() }
    defer { number += 1 }
    return number
  }
}

private final class SpyPrinter: LinePrinter {
  private(set) var lines: [String] = []

  func print(_ line: String) { lines.append(line) }
}
