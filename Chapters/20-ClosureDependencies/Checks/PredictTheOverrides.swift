import ExerciseKit
import Testing

@testable import ClosureDependenciesExercises

@Suite(.exercise("20.1")) struct PredictTheOverrides {
  private let predicted = PredictedOverrides()

  @Test func `what a holds`() {
    expect(
      predicted.a, toBe: 8,
      because: "`list` got its copy of `second` before the override; which `advance` does it hold?")
  }

  @Test func `what b holds`() {
    expect(
      predicted.b, toBe: 42,
      because: "this list is made after the override; what does its `advance` return?")
  }

  @Test func `what c holds`() {
    expect(predicted.c, toBe: 8) { answer in
      switch answer {
      case 41: "41 is what the override of `second` passes to the rule, and `first` has no override"
      case 42: "the override of `second` returns 42; does it keep it anywhere?"
      default: "`first` and the copy in `list` share their contents; what did `a` keep there?"
      }
    }
  }

  @Test func `what d holds`() {
    expect(
      predicted.d, toBe: [8, 42],
      because: """
        neither list has an override of `save`; whose contents does the `save` of a copy change?
        """)
  }

  @Test func `the reports`() {
    expect(predicted.reports, toBe: ["save"]) { answer in
      answer.isEmpty
        ? "`try?` swallows the error; what happens before the error is thrown?"
        : "one of the two operations has an override; which one is left?"
    }
  }
}
