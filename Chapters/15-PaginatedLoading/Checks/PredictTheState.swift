import ExerciseKit
import Testing

@testable import PaginatedLoadingExercises

@Suite(.exercise("15.1")) struct PredictTheState {
  private let predicted = PredictedState()

  @Test func `the requests after three calls`() {
    expect(
      predicted.requestsAfterThreeCalls, toBe: 1,
      because: "a load begins only if none is on its way; for how many of the calls is that true?")
  }

  @Test func `whether it is loading after the failure`() {
    expect(
      predicted.isLoadingAfterTheFailure, toBe: false,
      because: "the source has thrown an error; what is still on its way?")
  }

  @Test func `the last id of the next request`() {
    expect(
      predicted.lastIdOfTheNextRequest, toBe: 2,
      because: "a failure changes neither the reminders nor the last id; which one came last?")
  }

  @Test func `whether more follow after the empty page`() {
    expect(
      predicted.hasNextAfterTheEmptyPage, toBe: false,
      because: "the empty page has no last id; what would the next request bring?")
  }

  @Test func `the reminders after the late page`() {
    expect(
      predicted.remindersAfterTheLatePage, toBe: 0,
      because: "the page belongs to a load from before the reset; which load is current?")
  }

  @Test func `the errors that the screen receives`() {
    expect(
      predicted.errorsThatTheScreenReceives, toBe: 1,
      because: "one load failed, and the user ended the other one; which of them is an error?")
  }
}
