import Foundation
import PropertyInjection
import ReminderStorage
import Synchronization
import Testing

struct LockedReminderIdGeneratorTests {
  @Test func `without an assignment the ids are kept in the default`() throws {
    let fallback = OneIdStore()
    let generator = LockedReminderIdGenerator { fallback }

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 1])
    #expect(fallback.object(forKey: "currentReminderId") as? Int == 1)
  }

  @Test func `an assigned store keeps the ids, and no default is made`() throws {
    let builds = Counter()
    let generator = LockedReminderIdGenerator {
      builds.increase()
      return OneIdStore()
    }
    generator.use(OneIdStore(after: 41))

    let id = try generator.nextReminderId()

    #expect(id == 42)
    #expect(builds.count == 0)
  }

  @Test func `1,000 concurrent first calls make one default and get 1,000 ids`() {
    let builds = Counter()
    let arrivals = Countdown(from: 1_000)
    let departures = Countdown(from: 1_000)
    let ids = Ids()
    let generator = LockedReminderIdGenerator {
      arrivals.wait()
      builds.increase()
      return OneIdStore()
    }

    for _ in 1...1_000 {
      Thread.detachNewThread {
        arrivals.decrease()
        if let id = try? generator.nextReminderId() { ids.insert(id) }
        departures.decrease()
      }
    }
    departures.wait()

    #expect(builds.count == 1, "one default, while all others were on their way")
    #expect(ids.all == Set(0..<1_000))
  }

  @Test func `a second store stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let generator = LockedReminderIdGenerator { OneIdStore() }
      generator.use(OneIdStore())
      generator.use(OneIdStore())
    }

    #expect(message(of: result).contains("use a store once, before the first id"))
  }

  @Test func `a store that comes after the first id stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let generator = LockedReminderIdGenerator { OneIdStore() }
      _ = try generator.nextReminderId()
      generator.use(OneIdStore())
    }

    #expect(message(of: result).contains("use a store once, before the first id"))
  }

  @Test func `a default that uses its own generator stops the program`() async {
    // `try?`, so that only a crash counts: an error would end the process like one.
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try? Selfish.generator.nextReminderId()
    }

    // On Linux, the lock is Swift's own and says why it stops. Elsewhere it is the system's.
    #if os(Linux)
      #expect(message(of: result).contains("Recursive call to lock Mutex"))
    #else
      #expect(result != nil)
    #endif
  }

  private func message(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

/// Its default takes an id from the generator that is about to be given that default.
private enum Selfish {
  static let generator: LockedReminderIdGenerator = LockedReminderIdGenerator {
    _ = try? generator.nextReminderId()
    return OneIdStore()
  }
}

/// A fake that any thread may use, since the generator may be used by any.
private final class OneIdStore: KeyValueStore, Sendable {
  private let last: Mutex<Int?>

  init(after last: Int? = nil) { self.last = Mutex(last) }

  func object(forKey key: String) -> Any? { last.withLock { $0 } }
  func set(_ value: Any?, forKey key: String) { last.withLock { $0 = value as? Int } }
}

/// Collects ids from any thread.
private final class Ids: Sendable {
  private let seen = Mutex<Set<Int>>([])

  var all: Set<Int> { seen.withLock { $0 } }

  func insert(_ id: Int) { seen.withLock { _ = $0.insert(id) } }
}

/// Counts from any thread.
private final class Counter: Sendable {
  private let current = Atomic(0)

  var count: Int { current.load(ordering: .sequentiallyConsistent) }

  func increase() { current.add(1, ordering: .sequentiallyConsistent) }
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
