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
      because: "Date() asks the system clock, which moves on")
  }

  @Test func `a fixed date`() {
    expect(
      verdicts.fixedDate, toBe: .stable,
      because: "this Date is made from a number; no clock is read")
  }

  @Test func `a random element`() {
    expect(
      verdicts.randomElement, toBe: .volatile,
      because: "randomElement() draws from the system's generator; each run differs")
  }

  @Test func `decoding a reminder`() {
    expect(
      verdicts.decoding, toBe: .stable,
      because: "a decoder is an object you make, but the same data always give the same reminder")
  }

  @Test func `formatting a date`() {
    expect(
      verdicts.formatting, toBe: .volatile,
      because:
        "formatted() reads the user's locale and time zone; another machine prints another text")
  }
}
