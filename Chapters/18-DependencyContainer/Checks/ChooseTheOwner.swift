import ExerciseKit
import Testing

@testable import DependencyContainerExercises

@Suite(.exercise("18.2")) struct ChooseTheOwner {
  private let choices = Choices()

  @Test func `the pictures of the help`() {
    expect(
      choices.helpPictures, toBe: .appContainer,
      because: "each log-in would fill it again, and nothing in it belongs to a user")
  }

  @Test func `the upload queue`() {
    expect(
      choices.uploadQueue, toBe: .userContainer,
      because: { choice in
        choice == .appContainer
          ? "it holds a server that sends with the session of one user; and when another logs in?"
          : "a new queue each time would not have the reminders that wait"
      })
  }

  @Test func `the editor`() {
    expect(
      choices.editor, toBe: .nobody,
      because: { _ in "two windows would show one screen, and what is typed in one is in both" })
  }

  @Test func `the titles of recent reminders`() {
    expect(
      choices.recentTitles, toBe: .userContainer,
      because: { choice in
        choice == .appContainer
          ? "the next user would read the titles of the one before"
          : "a new list each time would not have what was opened before"
      })
  }

  @Test func `the log`() {
    expect(
      choices.log, toBe: .appContainer,
      because: "it is there before the first log-in and at each logout, and keeps nothing of a user"
    )
  }

  @Test func `the sizes of photos`() {
    expect(
      choices.photoSizes, toBe: .userContainer,
      because: { choice in
        choice == .appContainer
          ? "after the logout, the addresses of that user's photos are still in memory"
          : "a cache that is new each time has nothing in it"
      })
  }
}
