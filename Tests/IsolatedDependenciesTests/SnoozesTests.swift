import IsolatedDependencies
import Synchronization
import TestSupport
import Testing

@Suite(.disabled(if: isMutexMistakenForRace, "see ThreadSanitizerTests"))
@MainActor struct SnoozesTests {
  private let clock = TestClock()
  private let bell = Bell()

  @Test func `a snooze rings after ten minutes, and no earlier`() async {
    let snoozes = Snoozes(clock: clock, ring: bell.ring)
    snoozes.snooze(7, for: .seconds(600))
    await clock.untilSleeping()

    clock.advance(by: .seconds(599))
    #expect(clock.sleepers == 1)  // still asleep
    clock.advance(by: .seconds(1))

    #expect(await bell.nextRing() == 7)
  }

  @Test func `a snooze counts from the tap, and not from the sleep of its task`() async {
    let snoozes = Snoozes(clock: clock, ring: bell.ring)
    snoozes.snooze(7, for: .seconds(600))
    clock.advance(by: .seconds(600))  // its task hasn't run yet

    #expect(await bell.nextRing() == 7)
  }

  @Test func `a new snooze counts from its tap, although its task waits for the old one`() async {
    let clock = SlowClock()
    let snoozes = Snoozes(clock: clock, ring: bell.ring)
    snoozes.snooze(7, for: .seconds(60))
    await clock.untilSleeping()
    snoozes.snooze(7, for: .seconds(600))
    clock.advance(by: .seconds(600))

    #expect(await bell.nextRing() == 7)
    #expect(bell.rings == [7])
  }

  @Test func `a task group that comes to its end waits for its children, and cancels none`() async {
    let wasCancelled = await withTaskGroup { group in
      group.addTask {
        await settle()
        return Task.isCancelled
      }
      return await group.next()
    }

    #expect(wasCancelled == false)
  }

  @Test func `a task group cancels its children if the task that runs it is cancelled`() async {
    let owner = Task {
      await withDiscardingTaskGroup { group in
        group.addTask { try? await clock.sleep(for: .seconds(600)) }
      }
    }
    await clock.untilSleeping()

    owner.cancel()
    await owner.value

    #expect(clock.sleepers == 0)
  }

  @Test func `a new snooze replaces the old one`() async {
    let snoozes = Snoozes(clock: clock, ring: bell.ring)
    snoozes.snooze(7, for: .seconds(60))
    await clock.untilSleeping()
    snoozes.snooze(7, for: .seconds(600))
    snoozes.snooze(8, for: .seconds(700))
    await clock.untilSleeping(2)
    clock.advance(by: .seconds(700))

    #expect(await Set([bell.nextRing(), bell.nextRing()]) == [7, 8])
    #expect(bell.rings.count == 2)
  }

  @Test func `without an owner, a snooze rings after the logout`() async {
    do {
      let snoozes = UnownedSnoozes(clock: clock, ring: bell.ring)
      snoozes.snooze(7, for: .seconds(600))  // by Ada
      await clock.untilSleeping()
    }  // Ada logs out, and Grace logs in

    clock.advance(by: .seconds(600))

    #expect(await bell.nextRing() == 7)
  }

  @Test func `after the end nothing sleeps, and nothing rings`() async {
    let snoozes = Snoozes(clock: clock, ring: bell.ring)
    for id in 7...9 { snoozes.snooze(id, for: .seconds(600)) }
    await clock.untilSleeping(3)

    await snoozes.end()

    #expect(clock.sleepers == 0)
    #expect(bell.rings == [])
  }

  @Test func `a snooze that is due while the user logs out doesn't ring`() async {
    let snoozes = Snoozes(clock: clock, ring: bell.ring)
    snoozes.snooze(7, for: .seconds(600))
    await clock.untilSleeping()

    clock.advance(by: .seconds(600))  // the sleep is over, and the task waits for the main actor
    await snoozes.end()

    #expect(bell.rings == [])
  }

  @Test func `a snooze during the end, or after it, doesn't ring`() async {
    let snoozes = Snoozes(clock: clock, ring: bell.ring)
    snoozes.snooze(7, for: .seconds(600))
    await clock.untilSleeping()

    let during = Task { snoozes.snooze(8, for: .seconds(600)) }
    await snoozes.end()
    await during.value
    snoozes.snooze(9, for: .seconds(600))

    await settle()
    #expect(clock.sleepers == 0)
    #expect(bell.rings == [])
  }

  @Test func `the end waits for a snooze that was replaced`() async {
    let clock = SlowClock()
    let snoozes = Snoozes(clock: clock, ring: bell.ring)
    snoozes.snooze(7, for: .seconds(60))
    await clock.untilSleeping()
    snoozes.snooze(7, for: .seconds(600))

    await snoozes.end()

    #expect(clock.sleeps == 0)
  }

  @Test func `a second end waits, too`() async {
    let clock = SlowClock()
    let snoozes = Snoozes(clock: clock, ring: bell.ring)
    snoozes.snooze(7, for: .seconds(60))
    await clock.untilSleeping()

    await withDiscardingTaskGroup { group in
      for _ in 1...2 {
        group.addTask {
          await snoozes.end()
          #expect(clock.sleeps == 0)
        }
      }
    }
  }

  @Test func `a clock that fails doesn't ring`() async {
    let clock = SlowClock()
    let snoozes = Snoozes(clock: clock, ring: bell.ring)
    clock.fail()
    snoozes.snooze(7, for: .seconds(600))

    await settle()
    #expect(bell.rings == [])
  }

  @Test func `after the end, nothing holds the owner`() async {
    weak var owner: Snoozes?
    do {
      let snoozes = Snoozes(clock: clock, ring: bell.ring)
      snoozes.snooze(7, for: .seconds(600))
      await clock.untilSleeping()
      owner = snoozes
      await snoozes.end()
    }

    #expect(owner == nil)
  }

  @Test func `until the end, a sleeping snooze holds its owner`() async {
    weak var owner: Snoozes?
    do {
      let snoozes = Snoozes(clock: clock, ring: bell.ring)
      snoozes.snooze(7, for: .seconds(600))
      await clock.untilSleeping()
      owner = snoozes
    }

    #expect(owner != nil)
    await owner?.end()
  }

  /// Gives what must not happen the time to happen.
  private func settle() async {
    for _ in 1...1_000 { await Task.yield() }
  }
}

/// A fake clock, on which the first sleep takes a while to end when it is cancelled.
private final class SlowClock: Clock, Sendable {
  private struct Broken: Error {}

  private let clock = TestClock()
  private let state = Mutex((hasSlept: false, fails: false, sleeps: 0))

  var now: TestClock.Instant { clock.now }
  var minimumResolution: Duration { .zero }

  /// How many calls of `sleep` haven't returned.
  var sleeps: Int { state.withLock(\.sleeps) }

  func untilSleeping() async { await clock.untilSleeping() }

  func advance(by duration: Duration) { clock.advance(by: duration) }

  func fail() { state.withLock { $0.fails = true } }

  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
    let (isFirst, fails) = state.withLock { state in
      state.sleeps += 1
      defer { state.hasSlept = true }
      return (!state.hasSlept, state.fails)
    }
    defer { state.withLock { $0.sleeps -= 1 } }
    if fails { throw Broken() }
    do {
      try await clock.sleep(until: deadline)
    } catch {
      if isFirst { for _ in 1...1_000 { await Task.yield() } }
      throw error
    }
  }
}

/// A spy, whose next ring a test can await.
@MainActor private final class Bell {
  private(set) var rings: [Int] = []
  private let stream = AsyncStream.makeStream(of: Int.self)

  func ring(_ id: Int) {
    rings.append(id)
    stream.continuation.yield(id)
  }

  func nextRing() async -> Int? {
    for await id in stream.stream { return id }
    return nil
  }
}
