import Synchronization
import TestSupport
import Testing

/// What the workbook knows about the thread sanitizer, so that nobody has to believe it.
struct ThreadSanitizerTests {
  @Test(.enabled(if: isMutexMistakenForRace, "only the thread sanitizer makes this mistake"))
  func `a contended Mutex counts right, and is still reported as a race`() async {
    let result = await #expect(
      processExitsWith: .exitCode(66), observing: [\.standardErrorContent]
    ) {
      let counter = Counter()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask {
            for _ in 0..<100_000 { counter.count.withLock { $0 += 1 } }
          }
        }
      }
      precondition(counter.count.withLock { $0 } == 400_000)
    }
    #expect(message(of: result).contains("ThreadSanitizer"))
  }
}

private final class Counter: Sendable {
  let count = Mutex(0)
}
