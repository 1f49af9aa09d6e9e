import ExerciseKit
import Testing

@testable import HardWiredDependencyExercises

@Suite(.exercise("0.2")) struct FindTheVolatile {
  private let verdicts = Verdicts()

  @Test func `sorting titles`() {
    expect(
      verdicts.sorting, toBe: .stable,
      because: "the same titles always give the same order")
  }

  @Test func `the current date`() {
    expect(
      verdicts.currentDate, toBe: .volatile,
      because: "Date() reads the system clock, which moves on")
  }

  @Test func `a fixed date`() {
    expect(
      verdicts.fixedDate, toBe: .stable,
      because: "this date is made from a number, and no clock is read")
  }

  @Test func `a random element`() {
    expect(
      verdicts.randomElement, toBe: .volatile,
      because: "randomElement() draws from the system's generator, so each run differs")
  }

  @Test func `decoding a reminder`() {
    expect(
      verdicts.decoding, toBe: .stable,
      because: "the decoder comes from a library, but the same data always give the same reminder")
  }

  @Test func `formatting a date`() {
    expect(
      verdicts.formatting, toBe: .volatile,
      because:
        "formatted() reads the user's locale and time zone, so another machine gives another text")
  }

  @Test func `posting a notification`() {
    expect(
      verdicts.posting, toBe: .volatile,
      because: "post() returns nothing, but every observer in the process hears of it")
  }
}
