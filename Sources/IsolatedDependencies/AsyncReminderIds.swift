public import ReminderStorage

/// Keeps the last id somewhere that takes its time, and replaces it in one step.
///
/// This is ``LastIdSequence`` for a database that is asynchronous. (The interface of SQLite isn't, so
/// its transactions fit ``LastIdSequence``.) A server can't run `rule`, so it offers the step itself, or
/// refuses a write if the value has changed.
public nonisolated protocol AsyncLastIdSequence: Sendable {
  /// Replaces the last id by the one that `rule` makes of it, and returns that.
  ///
  /// No other call may read or replace the last id in between. If `rule` throws, the last id stays.
  func advance(by rule: @Sendable (Int?) throws -> Int) async throws -> Int
}

/// Returns reminder ids from a sequence that takes its time.
///
/// Like ``ReminderIdGenerator``, it leaves the whole step to its sequence.
public nonisolated struct AsyncReminderIdGenerator: Sendable {
  private let sequence: any AsyncLastIdSequence

  /// Makes a generator that takes its ids from `sequence`.
  public init(sequence: any AsyncLastIdSequence) {
    self.sequence = sequence
  }

  /// Returns the next id, which no other call with the same sequence returns.
  ///
  /// - Throws: `ReminderIdError` if the last id is not an integer or is the largest one, and
  ///   whatever the sequence throws.
  public func nextReminderId() async throws -> Int {
    try await sequence.advance { last in try reminderId(afterId: last) }
  }
}

/// A database of one number, whose step is one transaction.
///
/// The actor owns the shared value itself, not only access to it. Its method has no `await`, so no other
/// call can run in the middle. With a real database, the method's body is a transaction.
public actor ReminderDatabase: AsyncLastIdSequence {
  private let store: any KeyValueStore

  /// Opens a database that keeps its number in `store`, which no other code should use any more.
  public init(store: any KeyValueStore) {
    self.store = store
  }

  /// Replaces the last id under "currentReminderId" while no other call of this actor runs.
  ///
  /// - Throws: `ReminderIdError` if the stored value is not an integer, and what `rule` throws.
  public func advance(by rule: @Sendable (Int?) throws -> Int) throws -> Int {
    let id = try rule(lastReminderId(in: store.object(forKey: currentReminderId)))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

/// A store that takes its time, and offers a read and a write, but no whole step.
public nonisolated protocol AsyncLastIdStore: Sendable {
  /// Returns the last id, or nil if there has been none.
  func lastId() async throws -> Int?

  /// Keeps `id` as the last one.
  func keep(_ id: Int) async throws
}

/// An actor that awaits its store between the read and the write, and so returns an id twice.
///
/// While a call is suspended at an `await`, an actor can run other calls: it is *reentrant* (SE-0306).
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

/// An actor whose calls wait for each other, for a store that neither takes the whole step nor refuses
/// a write after a change.
///
/// It protects the callers of this one actor. A call runs to its end, even if its caller is cancelled
/// while the call still waits in the queue. A call that never ends holds up all later ones. And the
/// tasks have no owner, so a logout can't wait for them as ``Snoozes/end()`` does.
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
