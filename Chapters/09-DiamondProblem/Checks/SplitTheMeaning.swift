import ExerciseKit
import Testing

@testable import DiamondProblemExercises

@Suite(.exercise("9.4")) struct SplitTheMeaning {
  private let plants = Habit(label: "Water the plants", days: 7)
  private let vitamins = Habit(label: "Take vitamins", days: 1)
  private let bins = Habit(label: "Put out the bins", days: 7)
  private let unnamed = Habit(label: "", days: 7)

  @Test func `an alarm counts in seconds`() {
    let seconds = [plants, vitamins, plants].map(\.alarm.interval)
    #expect(
      seconds == [604_800, 86_400, 604_800],
      """
      habits of 7, 1 and 7 days have alarms with the intervals \(seconds); an alarm's interval is \
      in seconds, and a day has 86400
      """)
  }

  @Test func `an entry counts in days`() {
    let days = [plants, vitamins, plants].map(\.entry.interval)
    #expect(
      days == [7, 1, 7],
      """
      habits of 7, 1 and 7 days have entries with the intervals \(days); an entry's interval is in \
      days
      """)
  }

  @Test func `an alarm keeps the habit's label`() {
    for habit in [plants, vitamins, bins, unnamed] {
      #expect(
        habit.alarm.summary.hasPrefix("\(habit.label),"),
        "the alarm is called \"\(habit.alarm.label)\", but the habit is \"\(habit.label)\"")
    }
  }

  @Test func `an entry keeps the habit's label`() {
    for habit in [plants, vitamins, bins, unnamed] {
      #expect(
        habit.entry.summary.hasPrefix("\(habit.label),"),
        "the entry is called \"\(habit.entry.label)\", but the habit is \"\(habit.label)\"")
    }
  }

  @Test func `the packages keep their summaries`() {
    let summaries = [plants.alarm.summary, plants.entry.summary]
    #expect(
      summaries == ["Water the plants, every 604800 s", "Water the plants, every 7 d"],
      """
      each summary begins with the habit's label and ends as its package has it, in seconds for an \
      alarm and in days for an entry; for "Water the plants", every 7 days, they are \(summaries)
      """)
  }

  @Test func `the habit keeps its own label`() {
    let labels = [plants, vitamins, bins].map(\.label)
    #expect(
      labels == ["Water the plants", "Take vitamins", "Put out the bins"],
      "the habits have the labels \(labels) now")
  }

  @Test func `an alarm is not an entry`() {
    let entry = (plants.alarm as Any) as? any Repeating
    #expect(
      entry == nil || entry?.interval == 7,
      "the value of `alarm` is also a Repeating, with an interval of \(entry?.interval ?? 0) days")
  }

  @Test func `an entry is not an alarm`() {
    let alarm = (plants.entry as Any) as? any Ringing
    #expect(
      alarm == nil || alarm?.interval == 604_800,
      "the value of `entry` is also a Ringing, with an interval of \(alarm?.interval ?? 0) seconds")
  }

  @Test func `the habit itself is no alarm with a wrong interval`() {
    let alarm = (plants as Any) as? any Ringing
    #expect(
      alarm == nil || alarm?.interval == 604_800,
      "the habit itself is still a Ringing, with an interval of \(alarm?.interval ?? 0) seconds")
  }

  @Test func `the habit itself is no entry with a wrong interval`() {
    let entry = (plants as Any) as? any Repeating
    #expect(
      entry == nil || entry?.interval == 7,
      "the habit itself is still a Repeating, with an interval of \(entry?.interval ?? 0) days")
  }
}
