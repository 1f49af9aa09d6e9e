import ExerciseKit
import Testing

@testable import ClosureDependenciesExercises

@Suite(.exercise("20.1")) struct PredictTheOverrides {
  private let predicted = PredictedOverrides()

  @Test func `a`() {
    expect(
      predicted.a, toBe: 0,
      because: "`ids` got its copy of `second` before the override; which `lastId` does it hold?")
  }

  @Test func `b`() {
    expect(
      predicted.b, toBe: 42,
      because: "this generator is made after the override; what does its `lastId` return?")
  }

  @Test func `c`() {
    expect(predicted.c, toBe: 42) { answer in
      answer == 41
        ? "41 is what the override of `second` returns, and `first` has no override"
        : """
        `keep` has no override; whose contents does the `keep` of a copy change, and what did it \
        keep for `b`?
        """
    }
  }

  @Test func `d`() {
    expect(
      predicted.d, toBe: 42,
      because: "only `keep` knows of the id before; which operation does the generator read?")
  }

  @Test func `the reports`() {
    expect(predicted.reports, toBe: ["keep"]) { answer in
      answer.isEmpty
        ? "`try?` swallows the error; what happens before the error is thrown?"
        : "one of the generator's two operations has an override; which one is left?"
    }
  }
}
