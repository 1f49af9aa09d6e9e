import ReminderStorage

/// A store that takes its time, such as a database or a server.
public nonisolated protocol AsyncLastIdStore: Sendable {
  /// Returns the last id, or nil if there has been none.
  func lastId() async throws -> Int?

  /// Keeps `id` as the last one.
  func keep(_ id: Int) async throws
}

/// An actor that awaits its store between the read and the write, and so returns an id twice.
///
/// During an `await`, an actor runs other calls: it is *reentrant* (SE-0306).
public actor ReentrantReminderIdGenerator {
  private let store: any AsyncLastIdStore

  /// Makes a generator that keeps its last id in `store`.
  public init(store: any AsyncLastIdStore) {
    self.store = store
  }

  /// Returns the next id, which a call that overlaps with this one may return, too.
  ///
  /// - Throws: `ReminderIdError` if the largest id is stored, and what the store throws.
  public func nextReminderId() async throws -> Int {
    let id = try reminderId(afterId: try await store.lastId())
    try await store.keep(id)
    return id
  }
}

/// An actor whose calls wait for each other, for a store that can't take the whole step.
///
/// It protects the callers of this one actor. A call that has begun runs to its end, even if its
/// caller is cancelled: to stop between the read and the write would gain nothing.
public actor QueuedReminderIdGenerator {
  private let store: any AsyncLastIdStore
  private var lastCall: Task<Int, any Error>?

  /// Makes a generator that keeps its last id in `store`.
  public init(store: any AsyncLastIdStore) {
    self.store = store
  }

  /// Returns the next id, once all calls before this one have ended.
  ///
  /// An error of an earlier call doesn't concern this one.
  ///
  /// - Throws: `ReminderIdError` if the largest id is stored, and what the store throws.
  public func nextReminderId() async throws -> Int {
    let call = Task { [store, lastCall] in
      _ = await lastCall?.result
      let id = try reminderId(afterId: try await store.lastId())
      try await store.keep(id)
      return id
    }
    lastCall = call
    return try await call.value
  }
}
