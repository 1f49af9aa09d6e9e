import ExerciseKit
import Synchronization
import Testing

@testable import DispatchSafetyExercises

@Suite(.exercise("10.2")) struct ReplaceTheLookup {
  private let tickets = SpyTickets(from: 7)
  private let printer = SpyPrinter()

  @Test func `the line goes to the printer that was given`() throws {
    try ReminderDesk(tickets: tickets, printer: printer).add("Pay rent")
    #expect(
      printer.lines.count == 1,
      """
      for one reminder the printer you were given must print one line, and it printed \
      \(printer.lines.count)
      """)
  }

  @Test(arguments: ["Pay rent", "", "#1 of 2"])
  func `the number comes from the tickets that were given`(title: String) throws {
    try ReminderDesk(tickets: tickets, printer: printer).add(title)
    #expect(
      tickets.calls == 1,
      "one reminder needs one ticket, and yours were asked for \(tickets.calls)")
    #expect(
      printer.lines == ["#7 \(title)"],
      """
      the next ticket is 7 and the title is "\(title)"; the line must be "#7 \(title)", and \
      \(printer.lines) was printed
      """)
  }

  @Test func `a desk works in an app without services`() throws {
    try AppServices.$all.withValue([:]) {
      try ReminderDesk(tickets: tickets, printer: printer).add("Pay rent")
    }
    #expect(
      printer.lines == ["#7 Pay rent"],
      """
      where the app has no services, the desk printed \(printer.lines), not ["#7 Pay rent"]; does \
      it still look one up?
      """)
  }

  @Test func `the app's services are left alone`() throws {
    let (appTickets, appPrinter) = (SpyTickets(from: 1), SpyPrinter())
    try AppServices.$all.withValue(["tickets": appTickets, "printer": appPrinter]) {
      try ReminderDesk(tickets: tickets, printer: printer).add("Pay rent")
    }
    #expect(appTickets.calls == 0, "a ticket was taken from the app's tickets, not from yours")
    #expect(
      appPrinter.lines.isEmpty,
      "the app's printer printed \(appPrinter.lines); only the one you were given may print")
  }

  @Test func `each reminder takes a ticket of its own`() throws {
    let desk = ReminderDesk(tickets: tickets, printer: printer)
    try desk.add("A")
    try desk.add("B")
    #expect(
      printer.lines == ["#7 A", "#8 B"],
      """
      two reminders must get two tickets, 7 and 8, each from the tickets you were given; \
      \(printer.lines) was printed
      """)
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
    #expect(
      printer.lines == ["#7 A", "#8 C"],
      "the first desk got A and C, and mixed them with another's: \(printer.lines)")
    #expect(
      otherPrinter.lines == ["#100 B"],
      "the second desk got B, and mixed it with another's: \(otherPrinter.lines)")
  }

  @Test func `without a ticket the caller hears of it`() {
    tickets.runOut()
    let desk = ReminderDesk(tickets: tickets, printer: printer)
    #expect(throws: NoTicket.self, "there was no ticket, and the caller must hear of it") {
      try desk.add("Pay rent")
    }
    #expect(printer.lines.isEmpty, "there was no ticket, and a line was printed all the same")
  }

  @Test func `without a ticket nobody asks again`() {
    tickets.runOut()
    try? ReminderDesk(tickets: tickets, printer: printer).add("Pay rent")
    #expect(
      tickets.calls == 1,
      "there was no ticket for a reminder, and yours were asked for \(tickets.calls)")
  }

  @Test func `without a ticket the app's services are left alone`() {
    tickets.runOut()
    let (appTickets, appPrinter) = (SpyTickets(from: 1), SpyPrinter())
    AppServices.$all.withValue(["tickets": appTickets, "printer": appPrinter]) {
      try? ReminderDesk(tickets: tickets, printer: printer).add("Pay rent")
    }
    #expect(
      appTickets.calls == 0 && appPrinter.lines.isEmpty,
      "there was no ticket, and the desk turned to the app's services, not only to the caller")
  }

  @Test func `when there are tickets again, the desk goes on`() {
    let desk = ReminderDesk(tickets: tickets, printer: printer)
    tickets.runOut()
    try? desk.add("A")
    tickets.refill()
    try? desk.add("B")
    #expect(
      printer.lines == ["#7 B"],
      """
      there was no ticket for A, and there was one for B, number 7; \(printer.lines) was printed, \
      not ["#7 B"]
      """)
  }
}

private struct NoTicket: Error {}

private final class SpyTickets: Tickets, Sendable {
  private let state: Mutex<(number: Int, calls: Int, isEmpty: Bool)>

  init(from number: Int) { state = Mutex((number, 0, false)) }

  var calls: Int { state.withLock { $0.calls } }

  func runOut() { state.withLock { $0.isEmpty = true } }
  func refill() { state.withLock { $0.isEmpty = false } }

  func next() throws -> Int {
    try state.withLock { state in
      state.calls += 1
      if state.isEmpty { throw NoTicket() }
      defer { state.number += 1 }
      return state.number
    }
  }
}

private final class SpyPrinter: LinePrinter, Sendable {
  private let printed = Mutex<[String]>([])

  var lines: [String] { printed.withLock { $0 } }

  func print(_ line: String) { printed.withLock { $0.append(line) } }
}
