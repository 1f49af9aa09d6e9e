import ExerciseKit
import Testing

@testable import DelegateModulesExercises

@Suite(.exercise("17.1")) struct PredictTheCalls {
  private let predicted = PredictedCalls()

  @Test func `the first call`() {
    expect(
      predicted.first, toBe: "red 1",
      because: "the closure gets its target and the input, and both are in the text")
  }

  @Test func `the second call`() {
    expect(
      predicted.second, toBe: "blue 2",
      because: "a delegate has room for one closure; what becomes of the one before?")
  }

  @Test func `the third call`() {
    expect(
      predicted.third, toBe: "nobody",
      because: "it holds one object, weakly; it knows no variable and no earlier target")
  }

  @Test func `whether it is set`() {
    expect(
      predicted.isSet, toBe: false,
      because: "it says whether a call would be answered, and the target is part of that")
  }
}
