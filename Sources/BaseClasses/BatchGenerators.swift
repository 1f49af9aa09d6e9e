public import ReminderStorage

/// What both releases of a vendor's generator promise.
public protocol BatchIds {
  /// Hands out the next id.
  func nextReminderId() throws -> Int

  /// Hands out the next `count` ids.
  func nextReminderIds(count: Int) throws -> [Int]
}

/// The vendor's first release.
public enum ReleaseOne {
  /// Hands out ids one by one or many at a time, and calls itself to do so.
  open class BatchGenerator: BatchIds {
    private let store: any KeyValueStore

    /// Makes a generator that keeps its last id in `store`.
    public init(store: any KeyValueStore) {
      self.store = store
    }

    /// Hands out the next id.
    open func nextReminderId() throws -> Int {
      let id = try reminderId(after: store.object(forKey: currentReminderId))
      store.set(id, forKey: currentReminderId)
      return id
    }

    /// Hands out the next `count` ids.
    open func nextReminderIds(count: Int) throws -> [Int] {
      try (0..<count).map { _ in try nextReminderId() }
    }
  }
}

/// The vendor's second release: same interface, same ids, fewer writes.
public enum ReleaseTwo {
  /// Hands out ids one by one or many at a time.
  open class BatchGenerator: BatchIds {
    private let store: any KeyValueStore

    /// Makes a generator that keeps its last id in `store`.
    public init(store: any KeyValueStore) {
      self.store = store
    }

    /// Hands out the next id.
    open func nextReminderId() throws -> Int {
      let id = try reminderId(after: store.object(forKey: currentReminderId))
      store.set(id, forKey: currentReminderId)
      return id
    }

    /// Hands out the next `count` ids.
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
