import ExerciseKit
import Testing

@testable import DispatchSafetyExercises

@Suite(.exercise("10.1")) struct PredictTheFailure {
  private let predicted = PredictedFailures()

  @Test func `the message`() {
    expect(predicted.message, toBe: .trap) { answer in
      answer == .refused
        ? "the name is a string; what does the compiler know of the methods behind it?"
        : "send(_:) looks into a table and finds no entry; what does it do then?"
    }
  }

  @Test func `the array`() {
    expect(
      predicted.array, toBe: .refused,
      because: "the array's type names a protocol; when is it checked that Bug conforms?")
  }

  @Test func `the cast`() {
    expect(predicted.cast, toBe: .silence) { answer in
      answer == .refused
        ? "behind Any, the compiler can't know what the value is"
        : "as? returns nil where as! would trap; what does ?. do with nil?"
    }
  }

  @Test func `the constructor`() {
    expect(
      predicted.constructor, toBe: .refused,
      because: "the initializer has a parameter for the store, and no default for it")
  }

  @Test func `the locator`() {
    expect(predicted.locator, toBe: .trap) { answer in
      answer == .refused
        ? "the initializer requires a locator, and gets one; no type shows what is in it"
        : "resolve(_:) must return a store; what can it do without one?"
    }
  }

  @Test func `the observer`() {
    expect(predicted.observer, toBe: .silence) { answer in
      answer == .refused
        ? """
        a near miss is only a warning, and only in an extension; here, the default implementation \
        makes Badge conform
        """
        : "the default implementation runs; what does it do?"
    }
  }

  @Test func `the handlers`() {
    expect(
      predicted.handlers, toBe: .refused,
      because: "the name is an argument label of an initializer here, not a method of your own")
  }
}
