import ExerciseKit
import Testing

@testable import PaginatedLoadingExercises

@Suite(.exercise("15.1")) struct PredictTheState {
  private let predicted = PredictedState()

  @Test func `the last id after the first page`() {
    expect(
      predicted.lastIdAfterTheFirstPage, toBe: 2,
      because: "the next page begins after the last reminder that has come; which one is that?")
  }

  @Test func `the requests after three calls`() {
    expect(
      predicted.requestsAfterThreeCalls, toBe: 1,
      because: "a load begins only if none is on its way; for how many of the calls is that so?")
  }

  @Test func `whether it is loading after the failure`() {
    expect(
      predicted.isLoadingAfterTheFailure, toBe: false,
      because: "the source has answered, with an error; what is still on its way?")
  }

  @Test func `the id of the next request`() {
    expect(
      predicted.lastIdOfTheNextRequest, toBe: 2,
      because: "a failure changes neither the data nor how far it goes; where did it go to?")
  }

  @Test func `whether more follow after the empty page`() {
    expect(
      predicted.hasNextAfterTheEmptyPage, toBe: false,
      because: "the empty page did not move lastId; what would the next request bring?")
  }

  @Test func `the reminders after the late page`() {
    expect(
      predicted.remindersAfterTheLatePage, toBe: 0,
      because: "the page belongs to a load of before the reset; which load is current?")
  }
}
