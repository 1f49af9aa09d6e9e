/// Rings for reminders that the user has snoozed, until the user logs out.
///
/// A snooze that sleeps holds this object. So releasing it ends nothing, and the logout has to call
/// ``end()``. An app that is suspended can't ring: that is a job for a local notification, which
/// the logout removes.
@MainActor public final class Snoozes {
  private let clock: any Clock<Duration>
  private let ring: (Int) -> Void
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var hasEnded = false

  /// Makes an owner of snoozes that waits on `clock`, and calls `ring` with a reminder's id.
  public init(clock: any Clock<Duration>, ring: @escaping (Int) -> Void) {
    self.clock = clock
    self.ring = ring
  }

  /// Rings for the reminder with this id when `duration` has passed since this call.
  ///
  /// A new snooze replaces an old one. After ``end()`` was called, a snooze is dropped. If the clock
  /// throws an error, nothing rings.
  public func snooze(_ id: Int, for duration: Duration) {
    if hasEnded { return }
    let sleepUntilDue = clock.timer(for: duration)
    let replaced = tasks[id]
    replaced?.cancel()
    tasks[id] = Task {
      await replaced?.value
      do { try await sleepUntilDue() } catch { return }
      if Task.isCancelled { return }
      tasks[id] = nil
      ring(id)
    }
  }

  /// Cancels all snoozes, takes no more, and returns when none of them is running any more.
  public func end() async {
    hasEnded = true
    for task in tasks.values { task.cancel() }
    for task in tasks.values { await task.value }
    tasks = [:]
  }
}

nonisolated extension Clock where Duration == Swift.Duration {
  /// Fixes the deadline now, and returns the sleep until then.
  ///
  /// A task that calls `sleep(for:)` counts from the moment when it gets there, which can be later.
  /// `Task.immediate` (SE-0472, iOS 26) begins at once, but a task that first waits for another one, as
  /// in ``Snoozes/snooze(_:for:)``, still gets to its sleep later.
  func timer(for duration: Duration) -> @Sendable () async throws -> Void {
    let deadline = now.advanced(by: duration)
    return { try await sleep(until: deadline, tolerance: nil) }
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

  /// Rings for the reminder with this id when `duration` has passed since this call.
  public func snooze(_ id: Int, for duration: Duration) {
    let sleepUntilDue = clock.timer(for: duration)
    Task {
      do { try await sleepUntilDue() } catch { return }
      ring(id)
    }
  }
}
