import ExerciseKit
import Testing

@testable import DependencyContainerExercises

@Suite(.exercise("18.2")) struct ChooseWhatToPass {
  private let choices = Choices()

  @Test func `a badge`() {
    expect(
      choices.badge, toBe: .dependency,
      because: { choice in
        choice == .wholeContainer
          ? "a test of the badge would have to make twelve things, and the badge uses one"
          : "the badge shows no screen and makes nothing; what does a container add for it?"
      })
  }

  @Test func `a list`() {
    expect(
      choices.list, toBe: .narrowInterface,
      because: { choice in
        choice == .wholeContainer
          ? "its constructor would name nine members that the screen never asks for"
          : "the screens are made by the container, so a single dependency does not get it there"
      })
  }

  @Test func `a factory`() {
    expect(
      choices.factory, toBe: .wholeContainer,
      because: { choice in
        choice == .dependency
          ? "it hands out everything, so no single dependency is enough"
          : "there is nothing to leave out for the one place that uses every member"
      })
  }

  @Test func `a cache`() {
    expect(
      choices.cache, toBe: .dependency,
      because: { _ in
        "the cache outlives the user, and whatever container it holds outlives the user with it"
      })
  }
}
