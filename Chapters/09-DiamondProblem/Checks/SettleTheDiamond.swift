import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import DiamondProblemExercises

@Suite(.serialized, .exercise("9.2")) struct SettleTheDiamond {
  private let reminders = SpyStore(["number": 4])
  private let events = SpyStore(["number": 700])

  private var planner: Planner { Planner(reminders: reminders, events: events) }

  @Test func `a reminder is numbered as reminders are`() {
    let number = planner.nextNumber()
    #expect(
      number == 5, "the reminders' store holds 4, so the next reminder is number 5, not \(number)")
  }

  @Test func `an event is numbered as events are`() {
    let number = planner.numberForEvent()
    #expect(
      number == 800, "the events' store holds 700, so the next event is number 800, not \(number)")
  }

  @Test func `a reminder's number leaves the events alone`() {
    _ = planner.nextNumber()
    #expect(
      reminders.writtenKeys == ["number"],
      """
      for one reminder the reminders' store must be written once under "number", but the keys are \
      \(reminders.writtenKeys)
      """)
    #expect(
      events.writtenKeys.isEmpty, "a number for a reminder was taken from the events' store")
  }

  @Test func `an event's number leaves the reminders alone`() {
    _ = planner.numberForEvent()
    #expect(
      events.writtenKeys == ["number"],
      """
      for one event the events' store must be written once under "number", but the keys are \
      \(events.writtenKeys)
      """)
    #expect(
      reminders.writtenKeys.isEmpty, "a number for an event was taken from the reminders' store")
  }

  @Test func `two planners with two pairs of stores number apart`() {
    let mine = Planner(reminders: SpyStore(), events: SpyStore())
    let yours = planner
    let numbers = [
      mine.nextNumber(), yours.numberForEvent(), mine.numberForEvent(), yours.nextNumber(),
      mine.nextNumber(), yours.numberForEvent(), mine.numberForEvent(), yours.nextNumber(),
    ]
    #expect(
      numbers == [1, 800, 100, 5, 2, 900, 200, 6],
      """
      two planners got two stores each, and their numbers do not go on from them: in turn they are \
      \(numbers), not [1, 800, 100, 5, 2, 900, 200, 6]
      """)
  }

  @Test func `a planner goes on from what others have stored`() {
    let mine = planner
    let yours = planner
    let numbers = [
      mine.nextNumber(), yours.nextNumber(), mine.nextNumber(), mine.numberForEvent(),
      yours.numberForEvent(), mine.numberForEvent(),
    ]
    #expect(
      numbers == [5, 6, 7, 800, 900, 1_000],
      """
      two planners share their stores and are asked in turn, first for reminders and then for \
      events; the numbers are \(numbers), not [5, 6, 7, 800, 900, 1000]
      """)
  }

  @Test func `a planner is still both`() {
    let both: Any = planner
    #expect(both is any ReminderNumbers, "a planner must still be a ReminderNumbers")
    #expect(both is any EventNumbers, "a planner must still be an EventNumbers")
  }

  @Test func `who only numbers reminders still has the default`() {
    struct OneWhoNumbersOnlyReminders: ReminderNumbers {
      let reminders: any KeyValueStore
    }
    let inbox = OneWhoNumbersOnlyReminders(reminders: reminders)
    let numbers = [inbox.nextNumber(), inbox.nextNumber()]
    #expect(
      numbers == [5, 6],
      "a type that only numbers reminders has lost its default: it says \(numbers), not [5, 6]")
  }

  @Test func `who only numbers events still has the default`() {
    struct OneWhoNumbersOnlyEvents: EventNumbers {
      let events: any KeyValueStore
    }
    let calendar = OneWhoNumbersOnlyEvents(events: events)
    let numbers = [calendar.nextNumber(), calendar.nextNumber()]
    #expect(
      numbers == [800, 900],
      "a type that only numbers events has lost its default: it says \(numbers), not [800, 900]")
  }
}
