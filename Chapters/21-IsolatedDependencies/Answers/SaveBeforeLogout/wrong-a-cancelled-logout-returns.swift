// wrong: A logout in a cancelled task returns while the last save is still running.
// sees: the task that called `logOut()` was cancelled, and `logOut()` returned while "Milk" was being saved

// Exercise 21.4: save before the logout
//
// A note is saved at each keystroke, and on the server these saves overtake each other. When the
// user logs out, the last ones are still running, with the session of somebody who is gone. Let
// `DraftSaver` wait on the clock that it receives, and end with the session:
//
// - An edit is saved when `delay` has passed since the call of `edit` with no other edit meanwhile.
//   Only the last text is saved.
// - A save begins after the one before it has ended. An edit doesn't disturb a save that is running.
//   If several texts wait for it, save all of them in order, or only the last one.
// - `logOut()` saves a text that is still waiting, without the delay. It returns when no save is
//   running and nothing sleeps on the clock.
// - As soon as `logOut()` is called, edits are dropped.
//
// The session holds its saver until `logOut()` has returned. It may call it more than once.

/// Saves what a user writes.
@MainActor final class DraftSaver {
  private let clock: any Clock<Duration>
  private let delay: Duration
  private let save: @MainActor (String) async -> Void
  private var waiting: String?
  private var sleepers: [Task<Void, Never>] = []
  private var saving: Task<Void, Never>?
  private var hasEnded = false

  /// Makes a saver that waits on `clock`.
  init(
    clock: any Clock<Duration>, delay: Duration, save: @escaping @MainActor (String) async -> Void
  ) {
    self.clock = clock
    self.delay = delay
    self.save = save
  }

  /// Takes a new text of the note.
  func edit(_ text: String) {
    if hasEnded { return }
    waiting = text
    sleepers.last?.cancel()
    let timer = clock.timer(for: delay)
    sleepers.append(
      Task {
        try? await timer()
        if Task.isCancelled { return }
        flush()
      })
  }

  private func flush() {
    guard let text = waiting else { return }
    waiting = nil
    let before = saving
    saving = Task {
      await before?.value
      await save(text)
    }
  }

  /// Ends the session.
  func logOut() async {
    hasEnded = true
    for sleeper in sleepers { sleeper.cancel() }
    flush()
    for sleeper in sleepers { await sleeper.value }
    if Task.isCancelled { return }
    await saving?.value
  }
}

// You need not change what follows.

nonisolated extension Clock where Duration == Swift.Duration {
  /// Fixes the deadline now, and returns the sleep until then.
  func timer(for duration: Duration) -> @Sendable () async throws -> Void {
    let deadline = now.advanced(by: duration)
    return { try await sleep(until: deadline, tolerance: nil) }
  }
}
