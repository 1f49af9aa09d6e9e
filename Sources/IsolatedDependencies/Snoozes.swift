/// Rings for reminders that the user has snoozed, until the user logs out.
@MainActor public final class Snoozes {
  private let clock: any Clock<Duration>
  private let ring: (Int) -> Void
  private var tasks: [Int: Task<Void, Never>] = [:]

  /// Makes an owner of snoozes that waits on `clock`, and calls `ring` with a reminder's id.
  public init(clock: any Clock<Duration>, ring: @escaping (Int) -> Void) {
    self.clock = clock
    self.ring = ring
  }

  /// Rings for the reminder with this id after `duration`.
  ///
  /// A new snooze replaces an old one.
  public func snooze(_ id: Int, for duration: Duration) {
    tasks[id]?.cancel()
    tasks[id] = Task {
      try? await clock.sleep(for: duration)
      if Task.isCancelled { return }
      tasks[id] = nil
      ring(id)
    }
  }

  /// Cancels all snoozes, and returns when none of them is running any more.
  public func end() async {
    let ending = tasks.values
    tasks = [:]
    for task in ending { task.cancel() }
    for task in ending { await task.value }
  }
}

/// The same without an owner: nobody can end a snooze.
@MainActor public final class UnownedSnoozes {
  private let clock: any Clock<Duration>
  private let ring: (Int) -> Void

  /// Makes a starter of snoozes that waits on `clock`, and calls `ring` with a reminder's id.
  public init(clock: any Clock<Duration>, ring: @escaping (Int) -> Void) {
    self.clock = clock
    self.ring = ring
  }

  /// Rings for the reminder with this id after `duration`.
  public func snooze(_ id: Int, for duration: Duration) {
    Task {
      try await clock.sleep(for: duration)
      ring(id)
    }
  }
}
