import TestSupport
import Testing

/// What the lesson promises of the test clock.
@Suite(.disabled(if: isMutexMistakenForRace, "see ThreadSanitizerTests"))
struct TestClockTests {
  private let clock = TestClock()

  @Test func `a sleeper wakes when its time has come, and no earlier`() async throws {
    let sleeper = Task { [clock] in
      try await clock.sleep(for: .seconds(600))
      return clock.now.offset
    }
    await clock.untilSleeping()

    clock.advance(by: .seconds(599))
    #expect(clock.sleepers == 1)
    clock.advance(by: .seconds(1))

    #expect(try await sleeper.value == .seconds(600))
    #expect(clock.sleepers == 0)
  }

  @Test func `a cancelled sleeper wakes with a CancellationError`() async {
    let sleeper = Task { [clock] in try await clock.sleep(for: .seconds(600)) }
    await clock.untilSleeping()

    sleeper.cancel()

    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.sleepers == 0)
  }

  @Test func `a task that was cancelled before doesn't sleep`() async {
    let sleeper = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(600))
    }

    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }

  @Test func `a deadline that has passed is no sleep`() async throws {
    clock.advance(by: .seconds(10))
    try await clock.sleep(until: TestClock.Instant(offset: .seconds(10)))
    try await clock.sleep(for: .zero)
  }

  @Test func `a test can wait for several sleepers`() async throws {
    let sleepers = (1...3).map { minutes in
      Task { [clock] in try await clock.sleep(for: .seconds(60 * minutes)) }
    }
    await clock.untilSleeping(3)

    clock.advance(by: .seconds(120))

    #expect(clock.sleepers == 1)
    clock.advance(by: .seconds(60))
    for sleeper in sleepers { try await sleeper.value }
  }

  @Test(.timeLimit(.minutes(5))) func `any clock of durations can be injected`() async throws {
    let clocks: [any Clock<Duration>] = [ContinuousClock(), SuspendingClock(), clock]
    for clock in clocks { try await clock.sleep(for: .zero) }
  }
}
