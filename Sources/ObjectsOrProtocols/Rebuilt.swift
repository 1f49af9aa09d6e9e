public import ReminderStorage

/// The same generators without a class: a protocol for the callers, and a type for each job.
public enum Rebuilt {
  /// The name that callers have always used: it was a class, and now it is any source of ids.
  public typealias Generator = any ReminderIds

  /// A generator for one list: the abstract member of the base class has become an argument.
  public struct ListGenerator: ReminderIds {
    private let store: any KeyValueStore

    /// Makes a generator that keeps its last id in `store`.
    public init(store: any KeyValueStore) {
      self.store = store
    }

    /// Returns the next id, after storing it under "currentReminderId".
    ///
    /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
    /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
    public func nextReminderId() throws(ReminderIdError) -> Int {
      let id = try reminderId(after: store.object(forKey: currentReminderId))
      store.set(id, forKey: currentReminderId)
      return id
    }
  }

  /// A list that two phones share: the override has become a type that holds what it called `super`.
  public struct SharedListGenerator: ReminderIds {
    private let ids: any ReminderIds

    /// Makes a generator that passes on the odd ids of `ids`, which must have one sooner or later.
    ///
    /// With a stub that repeats an even id, ``nextReminderId()`` never returns.
    public init(of ids: any ReminderIds) {
      self.ids = ids
    }

    /// Makes a generator for a list that keeps its last id in `store`, as callers are used to.
    public init(store: any KeyValueStore) {
      self.init(of: ListGenerator(store: store))
    }

    /// Returns the next odd id, and drops the even ones before it.
    ///
    /// - Throws: The error of the generator below, if no odd id is left.
    public func nextReminderId() throws -> Int {
      var id = try ids.nextReminderId()
      while id.isMultiple(of: 2) { id = try ids.nextReminderId() }
      return id
    }
  }
}
