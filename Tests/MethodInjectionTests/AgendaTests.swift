import Foundation
import MethodInjection
import Testing

struct AgendaTests {
  private let nine = Date(timeIntervalSince1970: 32_400)

  @Test func `between two nows a reminder is lost`() {
    let reminder = Reminder(id: 0, title: "Pay rent", due: nine)
    var time = nine - 1
    let tick = {
      time += 1
      return time
    }

    let agenda = TornAgenda(of: [reminder], now: tick)

    #expect(agenda.overdue.isEmpty, "at nine o'clock it was not overdue yet")
    #expect(agenda.upcoming.isEmpty, "a second later it was not upcoming any more")
  }

  @Test func `a clock that is set back puts a reminder into both lists`() {
    let reminder = Reminder(id: 0, title: "Pay rent", due: nine)
    var times = [nine + 1, nine - 1]

    let agenda = TornAgenda(of: [reminder], now: { times.removeFirst() })

    #expect(agenda.overdue == [reminder], "at a second past nine it was overdue")
    #expect(agenda.upcoming == [reminder], "the clock was set back, and it was upcoming again")
  }

  @Test func `a torn agenda reads the clock twice for each reminder`() {
    let reminders = (0..<10).map { Reminder(id: $0, title: "Pay rent", due: nine) }
    var readings = 0
    let count = {
      readings += 1
      return nine
    }

    _ = TornAgenda(of: reminders, now: count)

    #expect(readings == 20)
  }

  @Test func `in one pass none is lost, but two that are due together can be parted`() {
    let reminders = (0..<2).map { Reminder(id: $0, title: "Pay rent", due: nine + 0.5) }
    var time = nine - 1
    let tick = {
      time += 1
      return time
    }

    let isOverdue = reminders.map { $0.isOverdue(at: tick()) }

    #expect(isOverdue == [false, true])
  }

  @Test func `the real clock does not wait for an operation to end`() {
    let readings = (1...100_000).map { _ in Date() }

    #expect(Set(readings).count > 1)
  }

  @Test(arguments: [-1.0, 0, 0.5, 1])
  func `with one now each reminder is in one list`(seconds: Double) {
    let reminders = [
      Reminder(id: 0, title: "Pay rent", due: nine),
      Reminder(id: 1, title: "Call home", due: nine + 0.5),
    ]

    let agenda = Agenda(of: reminders, at: nine + seconds)

    #expect((agenda.overdue + agenda.upcoming).map(\.id).sorted() == [0, 1])
  }

  @Test func `an agenda lists what is overdue at its date`() {
    let reminders = [
      Reminder(id: 0, title: "Pay rent", due: nine),
      Reminder(id: 1, title: "Call home", due: nine + 60),
    ]

    let agenda = Agenda(of: reminders, at: nine + 30)

    #expect(agenda.overdue.map(\.id) == [0])
    #expect(agenda.upcoming.map(\.id) == [1])
  }
}
