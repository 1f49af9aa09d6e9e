import IsolatedDependencies
import ReminderStorage
import Synchronization
import TestSupport
import Testing

/// An async seam: what an `await` between the read and the write lets in.
@Suite(.disabled(if: isMutexMistakenForRace, "see ThreadSanitizerTests"))
struct ReentrancyTests {
  private let store = SlowStore()

  @Test func `two generators on one async sequence get two ids`() async throws {
    let store = PausableStore()
    let database = ReminderDatabase(store: store)
    let mine = AsyncReminderIdGenerator(sequence: database)
    let yours = AsyncReminderIdGenerator(sequence: database)

    let ids = try await idsOfACallThatWaits(
      in: store, first: { try await mine.nextReminderId() },
      second: { try await yours.nextReminderId() })

    #expect(ids == [0, 1])
  }

  @Test func `two overlapping calls of one actor return the same id`() async throws {
    let generator = ReentrantReminderIdGenerator(store: store)

    async let first = generator.nextReminderId()
    await store.untilReading(1)
    async let second = generator.nextReminderId()
    await store.untilReading(2)  // the actor has let it in
    store.answer()

    #expect(try await [first, second] == [0, 0])
  }

  @Test func `in a queue, the second call reads what the first one has kept`() async throws {
    let generator = QueuedReminderIdGenerator(store: store)

    async let first = generator.nextReminderId()
    await store.untilReading(1)
    async let second = generator.nextReminderId()
    store.answer()

    #expect(try await Set([first, second]) == [0, 1])
  }

  @Test func `in a queue, a thousand tasks get an id each`() async throws {
    let generator = QueuedReminderIdGenerator(store: store)
    store.answer()

    #expect(try await ids(of: 1_000) { try await generator.nextReminderId() } == Set(0..<1_000))
  }

  @Test func `in a queue, an error doesn't stop the calls that follow`() async throws {
    let generator = QueuedReminderIdGenerator(store: store)
    store.failTheNextWrite()
    store.answer()

    await #expect(throws: SlowStore.Offline.self) { try await generator.nextReminderId() }
    #expect(try await generator.nextReminderId() == 0)
  }

  @Test func `two queues on one store return the same id`() async throws {
    let mine = QueuedReminderIdGenerator(store: store)
    let yours = QueuedReminderIdGenerator(store: store)

    async let first = mine.nextReminderId()
    async let second = yours.nextReminderId()
    await store.untilReading(2)
    store.answer()

    #expect(try await [first, second] == [0, 0])
  }

  @Test func `a refused write begins again, so two generators on one store get two ids`()
    async throws
  {
    let mine = RetryingIds(store: store)
    let yours = RetryingIds(store: store)

    async let first = mine.nextReminderId()
    async let second = yours.nextReminderId()
    await store.untilReading(2)  // both have read: nothing stored
    store.answer()

    #expect(try await Set([first, second]) == [0, 1])
    #expect(store.reads == 3)
  }

  @Test func `a refused write doesn't begin again if its task is cancelled`() async throws {
    let ids = RetryingIds(store: store)

    let call = Task { try await ids.nextReminderId() }
    await store.untilReading(1)  // it has read: nothing stored
    try store.keep(0)
    call.cancel()
    store.answer()

    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(store.reads == 1)
  }

  // A second new token may make the first one invalid. So these callers want the same result.
  @Test func `calls that overlap share the running task, and so one token`() async throws {
    let session = TokenSession(ids: QueuedReminderIdGenerator(store: store))

    async let first = session.newToken()
    await store.untilReading(1)
    async let second = session.newToken()
    await session.untilCalled(2)
    store.answer()

    #expect(try await [first, second] == [0, 0])
    #expect(try await session.newToken() == 1, "the next call gets a new one")
  }

  @Test func `a failed token is not shared with the next call`() async throws {
    let session = TokenSession(ids: QueuedReminderIdGenerator(store: store))
    store.failTheNextWrite()
    store.answer()

    await #expect(throws: SlowStore.Offline.self) { try await session.newToken() }
    #expect(try await session.newToken() == 0)
  }
}

/// Reads again if another caller has written since its read.
private struct RetryingIds: Sendable {
  let store: SlowStore

  func nextReminderId() async throws -> Int {
    while true {
      try Task.checkCancellation()
      let last = await store.lastId()
      let id = try reminderId(afterId: last)
      if await store.keep(id, ifLastIs: last) { return id }
    }
  }
}

/// Keeps the task that fetches a token, so that the calls meanwhile can share it.
private actor TokenSession {
  private let ids: QueuedReminderIdGenerator
  private var fetch: Task<Int, any Error>?
  private var calls = 0
  private var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  init(ids: QueuedReminderIdGenerator) { self.ids = ids }

  func newToken() async throws -> Int {
    countCall()
    if let fetch { return try await fetch.value }
    let fetch = Task {
      defer { self.fetch = nil }
      return try await ids.nextReminderId()
    }
    self.fetch = fetch
    return try await fetch.value
  }

  /// Returns when so many calls have begun.
  func untilCalled(_ count: Int) async {
    if calls >= count { return }
    await withCheckedContinuation { waiting.append((count, $0)) }
  }

  private func countCall() {
    calls += 1
    for one in waiting where one.count <= calls { one.continuation.resume() }
    waiting.removeAll { $0.count <= calls }
  }
}

/// A fake whose reads have their value at once, and return it when the test says so.
private final class SlowStore: AsyncLastIdStore {
  struct Offline: Error {}

  private struct State {
    var last: Int?
    var fails = false
    var answers = false
    var reads = 0
    var reading: [CheckedContinuation<Void, Never>] = []
    var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  /// How often a read has begun.
  var reads: Int { state.withLock(\.reads) }

  func lastId() async -> Int? {
    let last = state.withLock(\.last)
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state in
        state.reads += 1
        let reads = state.reads
        var ready = state.waiting.filter { $0.count <= reads }.map(\.continuation)
        state.waiting.removeAll { $0.count <= reads }
        if state.answers { ready.append(continuation) } else { state.reading.append(continuation) }
        return ready
      }
      for one in ready { one.resume() }
    }
    return last
  }

  func keep(_ id: Int) throws {
    try state.withLock { state in
      defer { state.fails = false }
      if state.fails { throw Offline() }
      state.last = id
    }
  }

  /// Keeps `id` if the last one is still `expected`, and returns whether it was.
  ///
  /// A server does this with an `If-Match`, for the first write with `If-None-Match: *` (RFC 9110,
  /// 13.1.1 and 13.1.2), and a database with a condition.
  func keep(_ id: Int, ifLastIs expected: Int?) async -> Bool {
    state.withLock { state in
      if state.last != expected { return false }
      state.last = id
      return true
    }
  }

  func failTheNextWrite() { state.withLock { $0.fails = true } }

  /// Returns when so many reads have begun.
  func untilReading(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.reads >= count { return true }
        state.waiting.append((count, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  /// Lets all reads return, those to come as well.
  func answer() {
    let reading = state.withLock { state in
      state.answers = true
      defer { state.reading = [] }
      return state.reading
    }
    for one in reading { one.resume() }
  }
}
