import Foundation
import PropertyInjection
import Synchronization
import Testing

struct LazyDefaultTests {
  @Test func `without an assignment the value is the default`() {
    let lazy = LazyDefault { "default" }

    #expect(lazy.value == "default")
  }

  @Test func `an assigned value is used, and no default is made`() {
    let builds = Counter()
    let lazy = LazyDefault { builds.increase() }

    lazy.value = 7

    #expect(lazy.value == 7)
    #expect(builds.count == 0)
  }

  @Test func `no default is made before the first read`() {
    let builds = Counter()
    _ = LazyDefault { builds.increase() }

    #expect(builds.count == 0)
  }

  @Test func `1,000 concurrent first reads make the default once`() {
    let builds = Counter()
    let arrivals = Countdown(from: 1_000)
    let departures = Countdown(from: 1_000)
    let lazy = LazyDefault {
      arrivals.wait()
      return builds.increase()
    }
    let others = Counter()

    for _ in 1...1_000 {
      Thread.detachNewThread {
        arrivals.decrease()
        if lazy.value != 1 { others.increase() }
        departures.decrease()
      }
    }
    departures.wait()

    #expect(builds.count == 1, "while the first reader made the default, all others were there")
    #expect(others.count == 0, "every reader got the value that was made first")
  }

  @Test func `assigning twice stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let lazy = LazyDefault { 0 }
      lazy.value = 1
      lazy.value = 2
    }

    #expect(message(of: result).contains("assign `value` once, before its first use"))
  }

  @Test func `assigning after a read stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let lazy = LazyDefault { 0 }
      _ = lazy.value
      lazy.value = 1
    }

    #expect(message(of: result).contains("assign `value` once, before its first use"))
  }

  @Test func `a default that reads its own property stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Selfish.number.value
    }
  }

  private func message(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

/// Counts from any thread.
private final class Counter: Sendable {
  private let current = Atomic(0)

  var count: Int { current.load(ordering: .sequentiallyConsistent) }

  @discardableResult func increase() -> Int {
    current.add(1, ordering: .sequentiallyConsistent).newValue
  }
}

/// Lets threads wait for each other, but not for ever if one of them never comes.
private struct Countdown: Sendable {
  private let group = DispatchGroup()

  init(from count: Int) {
    for _ in 1...count { group.enter() }
  }

  func decrease() { group.leave() }
  func wait() { _ = group.wait(timeout: .now() + 20) }
}

/// Its default reads the value that it is about to make.
private enum Selfish {
  static let number: LazyDefault<Int> = LazyDefault { number.value + 1 }
}
