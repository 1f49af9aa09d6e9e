import ExerciseKit
import Testing

@testable import DiamondProblemExercises

@Suite(.exercise("9.1")) struct PredictTheTitle {
  private let predicted = PredictedTitles()

  @Test func `the rent as something titled`() {
    expect(
      predicted.rentAsTitled, toBe: (Rent() as any Titled).title,
      because: "the rent has a title of its own, so does it need a default?")
  }

  @Test func `the alarm as a notice`() {
    expect(
      predicted.alarmAsNotice, toBe: (Alarm() as any Notice).title,
      because: "a default can satisfy the same requirement of another protocol, too")
  }

  // What the compiler does with two defaults is shown by the fixture `Rejected/TwoDefaults.swift`.
  @Test func `the rent with two defaults`() {
    expect(
      predicted.rentCompiles, toBe: true,
      because: "two defaults collide only where a type needs one of them")
  }

  @Test func `the alarm with two defaults`() {
    expect(
      predicted.alarmCompiles, toBe: false,
      because: "neither default is more constrained than the other, so which one should it be?")
  }

  @Test func `the alarm with a more constrained default`() {
    expect(
      predicted.alarmWithBoth, toBe: (ConstrainedAlarm() as any ConstrainedTitled).title,
      because:
        "both defaults fit, and one of them has a `where`; the alarm has a single title for both")
  }

  @Test func `the rent with a more constrained default`() {
    expect(
      predicted.rentWithBoth, toBe: (ConstrainedRent() as any ConstrainedNotice).title,
      because: "a default, however constrained, is only for a type without a title of its own")
  }
}

private protocol Titled {
  var title: String { get }
}

private protocol Notice {
  var title: String { get }
  var hour: Int { get }
}

extension Titled {
  fileprivate var title: String { "Untitled" }
}

private struct Rent: Titled, Notice {
  let title = "Pay rent"
  let hour = 9
}

private struct Alarm: Titled, Notice {
  let hour = 7
}

// The same once more, with the more constrained default.

private protocol ConstrainedTitled {
  var title: String { get }
}

private protocol ConstrainedNotice {
  var title: String { get }
  var hour: Int { get }
}

extension ConstrainedTitled {
  fileprivate var title: String { "Untitled" }
}

extension ConstrainedNotice where Self: ConstrainedTitled {
  fileprivate var title: String { "Titled notice" }
}

private struct ConstrainedRent: ConstrainedTitled, ConstrainedNotice {
  let title = "Pay rent"
  let hour = 9
}

private struct ConstrainedAlarm: ConstrainedTitled, ConstrainedNotice {
  let hour = 7
}
