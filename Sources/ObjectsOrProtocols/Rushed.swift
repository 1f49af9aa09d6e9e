public import ReminderStorage

/// The first attempt: the base class has become a protocol, and the rest changed as little as it could.
///
/// It compiles without a warning, and a shared list gets even ids.
public enum Rushed {
  /// What was the base class: the rule is the default implementation of a requirement.
  public protocol Generator {
    /// The store that keeps the last id.
    var store: any KeyValueStore { get }

    /// Returns the next id, by default after storing it in ``store``.
    func nextReminderId() throws(ReminderIdError) -> Int
  }

  /// A generator for one list, which states the conformance and takes the default.
  open class ListGenerator: Generator {
    private let listStore: any KeyValueStore

    /// Makes a generator that keeps its last id in `store`.
    public init(store: any KeyValueStore) {
      listStore = store
    }

    /// The store of the list, whose `override` was needless: it meets a requirement.
    public var store: any KeyValueStore { listStore }
  }

  /// A list that two phones share, whose method is no `override` any more.
  public final class SharedListGenerator: ListGenerator {
    /// Returns the next odd id, to callers who know this type.
    ///
    /// - Throws: ``ReminderIdError`` if the stored value is not an integer or no odd id is left.
    public func nextReminderId() throws(ReminderIdError) -> Int {
      let id = try super.nextReminderId()
      return id.isMultiple(of: 2) ? try super.nextReminderId() : id
    }
  }

  /// The caller, with `any` before the type of its generator.
  public struct ReminderDesk {
    private let ids: any Generator

    /// Makes a desk that takes its ids from `ids`.
    public init(ids: any Generator) {
      self.ids = ids
    }

    /// Numbers a new reminder.
    ///
    /// - Returns: The id and the title, such as "#7 Pay rent".
    /// - Throws: The generator's error, if there is no next id.
    public func add(_ title: String) throws -> String {
      "#\(try ids.nextReminderId()) \(title)"
    }
  }
}

extension Rushed.Generator {
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
