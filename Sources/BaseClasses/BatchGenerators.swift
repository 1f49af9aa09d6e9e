public import ReminderStorage

/// The vendor's first release: a batch calls the method for a single id.
public enum ReleaseOne {
  /// Creates single ids or batches, and calls its own method for each id of a batch.
  open class BatchGenerator {
    private let store: any KeyValueStore

    /// Creates a generator that keeps its last id in `store`.
    public init(store: any KeyValueStore) {
      self.store = store
    }

    /// Returns the next id.
    open func nextReminderId() throws -> Int {
      let id = try reminderId(after: store.object(forKey: currentReminderId))
      store.set(id, forKey: currentReminderId)
      return id
    }

    /// Returns the next `count` ids.
    open func nextReminderIds(count: Int) throws -> [Int] {
      try (0..<count).map { _ in try nextReminderId() }
    }
  }
}

/// The vendor's second release: a batch reads once and writes once, and returns the same ids.
public enum ReleaseTwo {
  /// Creates single ids or batches.
  open class BatchGenerator {
    private let store: any KeyValueStore

    /// Creates a generator that keeps its last id in `store`.
    public init(store: any KeyValueStore) {
      self.store = store
    }

    /// Returns the next id.
    open func nextReminderId() throws -> Int {
      let id = try reminderId(after: store.object(forKey: currentReminderId))
      store.set(id, forKey: currentReminderId)
      return id
    }

    /// Returns the next `count` ids.
    open func nextReminderIds(count: Int) throws -> [Int] {
      var last = store.object(forKey: currentReminderId)
      let ids = try (0..<count).map { _ in
        let id = try reminderId(after: last)
        last = id
        return id
      }
      store.set(last, forKey: currentReminderId)
      return ids
    }
  }
}
