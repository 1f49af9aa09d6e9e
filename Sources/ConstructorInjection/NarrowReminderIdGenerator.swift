public import Foundation
public import ReminderStorage

/// What the generator needs, in the generator's own words: a role interface.
///
/// The name is Martin Fowler's ("RoleInterface", 2006). `KeyValueStore` copies its words from
/// `UserDefaults` instead, as a header interface does.
public protocol LastIdKeeper {
  /// Returns the last id, or nil if there has been none.
  ///
  /// - Throws: ``ReminderIdError`` if something other than an id is stored.
  func lastId() throws(ReminderIdError) -> Int?

  /// Keeps `id` as the last one.
  func keep(_ id: Int)
}

/// The same generator behind the narrower seam.
public struct NarrowReminderIdGenerator {
  private let store: any LastIdKeeper

  /// Makes a generator that keeps its last id in `store`.
  public init(store: any LastIdKeeper) {
    self.store = store
  }

  /// Returns the next id, after the store has kept it.
  ///
  /// - Returns: 0 if there is no last id, `n + 1` if it is `n`.
  /// - Throws: ``ReminderIdError`` if the store can't read an id or holds the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.lastId())
    store.keep(id)
    return id
  }
}

/// The adapter that the narrower seam needs: it turns what `UserDefaults` holds into an id.
public struct DefaultsLastIdKeeper: LastIdKeeper {
  private let defaults: UserDefaults

  /// Makes a store that keeps the last id in `defaults`, under "currentReminderId".
  public init(defaults: UserDefaults) {
    self.defaults = defaults
  }

  /// Returns the stored id, or nil if nothing is stored.
  ///
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func lastId() throws(ReminderIdError) -> Int? {
    guard let stored = defaults.object(forKey: currentReminderId) else { return nil }
    return try reminderId(after: stored) - 1
  }

  /// Stores `id` under "currentReminderId".
  public func keep(_ id: Int) {
    defaults.set(id, forKey: currentReminderId)
  }
}
