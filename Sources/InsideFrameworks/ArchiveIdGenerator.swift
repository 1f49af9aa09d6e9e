public import ReminderStorage

extension KeyedFactories {
  /// The store of the archive, whose module has none to offer: the app must register one.
  public var archiveStore: Factory<(any KeyValueStore & Sendable)?> {
    self(isShared: true) { nil }
  }
}

/// Generates the ids of the archive, and shows a bug: nobody notices that its store is missing.
///
/// ``LeavingArchiveIdGenerator`` is the cure.
public struct ArchiveIdGenerator: Sendable {
  @Injected(\.archiveStore) private var store

  /// Makes a generator, with the store that the shared container has now, or with none.
  public init() {}

  /// Returns the next id, after storing it under "currentReminderId"; without a store, always 0.
  ///
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store?.object(forKey: currentReminderId))
    store?.set(id, forKey: currentReminderId)
    return id
  }
}
