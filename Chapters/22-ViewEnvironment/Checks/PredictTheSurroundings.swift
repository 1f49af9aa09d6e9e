import ExerciseKit
import Testing

@testable import ViewEnvironmentExercises

// Each of these trees is drawn in `Tests/ViewEnvironmentTests`.
@Suite(.exercise("22.1")) struct PredictTheSurroundings {
  private let predicted = PredictedStyles()

  @Test func `beside the override`() {
    expect(
      predicted.besideTheOverride, toBe: .twentyFourHours,
      because: "the override is on the part beside it; what is above `row`?")
  }

  @Test func `two levels of overrides`() {
    expect(
      predicted.twoLevels, toBe: .twentyFourHours,
      because: """
        two overrides are above the row; which one does it meet first on its way up, from the row to \
        the top of the tree?
        """)
  }

  @Test func `two overrides in a row`() {
    expect(
      predicted.twoInARow, toBe: .twelveHours,
      because: """
        the first call wraps the row, and the second one wraps the result; which one is nearer to \
        the row?
        """)
  }

  @Test func `the second window`() {
    expect(
      predicted.theSecondWindow, toBe: .twentyFourHours,
      because: "the second drawing is a tree of its own; what is above `row` there?")
  }

  @Test func `through a frame`() {
    expect(
      predicted.throughAFrame, toBe: .twelveHours,
      because: "the frame passes on what it does not read, so what is above `row`?")
  }

  @Test func `pressed later`() {
    expect(
      predicted.pressedLater, toBe: .twelveHours,
      because: "the button belongs to the place where it was drawn; what is above it there?")
  }

  @Test func `read in the initializer`() {
    expect(
      predicted.readInTheInitializer, toBe: .twentyFourHours,
      because: "the initializer runs before the screen has a place in a tree; what is read then?")
  }

  @Test func `read in a model`() {
    expect(
      predicted.readInAModel, toBe: .twentyFourHours,
      because: """
        before each body, the screen's own properties are told their place; is the model a screen?
        """)
  }
}
