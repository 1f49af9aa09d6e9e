public import ReminderStorage

/// Where the chapter begins: three levels of classes.
public enum ThreeStoreys {
  /// The first level: the rule, and an abstract member where the store should be.
  open class Generator {
    /// The store that keeps the last id, which each subclass must override.
    open var store: any KeyValueStore {
      fatalError("\(type(of: self)) must override store")
    }

    /// Makes the part of a generator that all subclasses share.
    public init() {}

    /// Returns the next id, after storing it under "currentReminderId".
    ///
    /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
    /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
    open func nextReminderId() throws(ReminderIdError) -> Int {
      let id = try reminderId(after: store.object(forKey: currentReminderId))
      store.set(id, forKey: currentReminderId)
      return id
    }
  }

  /// The second level: a generator for one list, with the store of that list.
  open class ListGenerator: Generator {
    private let listStore: any KeyValueStore

    /// Makes a generator that keeps its last id in `store`.
    public init(store: any KeyValueStore) {
      listStore = store
    }

    /// The store of the list.
    public override var store: any KeyValueStore { listStore }
  }

  /// The third level: a list that two phones share, of which this phone uses the odd ids.
  public final class SharedListGenerator: ListGenerator {
    /// Returns the next odd id, after storing it.
    ///
    /// - Throws: ``ReminderIdError`` if the stored value is not an integer or no odd id is left.
    public override func nextReminderId() throws(ReminderIdError) -> Int {
      let id = try super.nextReminderId()
      return id.isMultiple(of: 2) ? try super.nextReminderId() : id
    }
  }
}
