import Foundation
import PropertyInjection
import ReminderStorage
import Synchronization
import TestSupport
import Testing

struct LockedReminderIdGeneratorTests {
  @Test func `a store that comes before the first id keeps the ids`() throws {
    let store = RivalStore()
    let generator = LockedReminderIdGenerator()
    generator.use(store)

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 1])
    #expect(store.object(forKey: currentReminderId) as? Int == 1)
  }

  @Test func `a call that comes during another one waits for it`() throws {
    let store = RivalStore(patience: 0.5)
    let generator = LockedReminderIdGenerator()
    generator.use(store)

    let ids = try idsOfTwoCalls(in: store) { try generator.nextReminderId() }

    #expect(ids == [0, 1])
  }

  /// Shows what the test above would see: a lock that ends before the write gives one id twice.
  @Test func `a lock around the choice of the store gives two calls the same id`() throws {
    let store = RivalStore(patience: 20)
    let settled = Mutex<RivalStore?>(nil)

    let ids = try idsOfTwoCalls(in: store) {
      let store = settled.withLock { settled in
        let chosen = settled ?? store
        settled = chosen
        return chosen
      }
      let id = try reminderId(after: store.object(forKey: currentReminderId))
      store.set(id, forKey: currentReminderId)
      return id
    }

    #expect(ids == [0, 0])
  }

  @Test func `an actor keeps calls apart without a lock`() async throws {
    let generator = ReminderIdActor()
    await generator.use(FakeStore())

    let ids = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<100 { group.addTask { try await generator.nextReminderId() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(ids.sorted() == Array(0..<100))
  }

  @Test func `a forgotten store stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try LockedReminderIdGenerator().nextReminderId()
    }

    #expect(message(of: result).contains("use a store before the first id"))
  }

  @Test func `a second store stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let generator = LockedReminderIdGenerator()
      generator.use(RivalStore())
      generator.use(RivalStore())
    }

    #expect(message(of: result).contains("use a store once"))
  }

  @Test func `a store that calls its own generator stops the program`() async {
    // `try?`, so that only a crash counts: an error would end the process like one.
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let generator = LockedReminderIdGenerator()
      generator.use(ObservedStore { _ = try? generator.nextReminderId() })
      _ = try? generator.nextReminderId()
    }

    // On Linux, the lock is Swift's own and says why it stops. Elsewhere it is the system's.
    #if os(Linux)
      #expect(message(of: result).contains("Recursive call to lock Mutex"))
    #else
      #expect(result != nil)
    #endif
  }

  /// On Linux, `UserDefaults` isn't `Sendable`, so this store fetches the defaults.
  @Test func `a store that fetches the defaults at each call may be shared`() async {
    await #expect(processExitsWith: .success) {
      UserDefaults.standard.setVolatileDomain(
        [currentReminderId: "seven"], forName: UserDefaults.argumentDomain)
      let generator = LockedReminderIdGenerator()
      generator.use(StandardDefaults())

      #expect(throws: ReminderIdError.self) { try generator.nextReminderId() }
    }
  }

  /// Returns the id of a call, and then that of another one that `store` starts in between.
  private func idsOfTwoCalls(
    in store: RivalStore, _ nextId: @escaping @Sendable () throws -> Int
  ) throws -> [Int] {
    let second = Mutex<Int?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    store.startDuringTheNextRead {
      let id = try? nextId()
      second.withLock { $0 = id }
      isDone.signal()
    }

    let first = try nextId()

    try #require(isDone.wait(timeout: .now() + 20) == .success)
    return [first, try #require(second.withLock { $0 })]
  }
}

/// The strict generator as an actor: without an `await` in between, no other call can come.
private actor ReminderIdActor {
  private var store: (any KeyValueStore)?

  func use(_ store: sending any KeyValueStore) {
    guard self.store == nil else { fatalError("use a store once") }
    self.store = store
  }

  func nextReminderId() throws(ReminderIdError) -> Int {
    guard let store else { fatalError("use a store before the first id") }
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

/// A fake for any thread, which can run a rival between a read and the write that follows it.
private final class RivalStore: KeyValueStore, Sendable {
  private let last = Mutex<Int?>(nil)
  private let rival = Mutex<(@Sendable () -> Void)?>(nil)
  private let patience: TimeInterval

  /// Creates an empty store, which gives a rival `patience` seconds.
  init(patience: TimeInterval = 0) { self.patience = patience }

  func startDuringTheNextRead(_ rival: @escaping @Sendable () -> Void) {
    self.rival.withLock { $0 = rival }
  }

  func object(forKey key: String) -> Any? {
    let value = last.withLock { $0 }
    let rival = rival.withLock { rival in
      defer { rival = nil }
      return rival
    }
    if let rival {
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        rival()
        isDone.signal()
      }
      _ = isDone.wait(timeout: .now() + patience)
    }
    return value
  }

  func set(_ value: Any?, forKey key: String) { last.withLock { $0 = value as? Int } }
}

/// Tells an observer of each write, as a store does that posts a notification.
private final class ObservedStore: KeyValueStore, Sendable {
  private let observer: @Sendable () -> Void

  init(observer: @escaping @Sendable () -> Void) { self.observer = observer }

  func object(forKey key: String) -> Any? { nil }
  func set(_ value: Any?, forKey key: String) { observer() }
}

/// Holds no defaults, so any thread may use it.
private struct StandardDefaults: KeyValueStore, Sendable {
  func object(forKey key: String) -> Any? { UserDefaults.standard.object(forKey: key) }
  func set(_ value: Any?, forKey key: String) { UserDefaults.standard.set(value, forKey: key) }
}
