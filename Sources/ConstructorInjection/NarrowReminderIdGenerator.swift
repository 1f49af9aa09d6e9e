public import ReminderStorage

/// What the generator needs, in the generator's own words: a role interface.
///
/// The name is Martin Fowler's ("RoleInterface", 2006). `KeyValueStore` is between this and a header
/// interface: it has only two methods, but in the words of `UserDefaults`.
public protocol LastIdKeeper {
  /// Returns the last id, or nil if there has been none.
  ///
  /// - Throws: ``ReminderIdError`` if something other than an id is stored.
  func lastId() throws(ReminderIdError) -> Int?

  /// Keeps `id` as the last one.
  ///
  /// Like `UserDefaults.set`, it can't throw. If your store can fail, let this method throw: an
  /// id that was not kept would be handed out again.
  func keep(_ id: Int)
}

/// The same generator behind the narrower seam.
public struct NarrowReminderIdGenerator {
  private let keeper: any LastIdKeeper

  /// Makes a generator whose last id is kept by `keeper`.
  public init(keeper: any LastIdKeeper) {
    self.keeper = keeper
  }

  /// Returns the next id, after the keeper has kept it.
  ///
  /// - Returns: 0 if there is no last id, `n + 1` if it is `n`.
  /// - Throws: ``ReminderIdError`` if the keeper can't read an id or holds the largest one. The
  ///   generator knows no key, so its own error names none.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(afterId: keeper.lastId())
    keeper.keep(id)
    return id
  }
}

/// The adapter that the narrower seam needs: it turns what a store holds into an id.
public struct StoredLastId: LastIdKeeper {
  private let store: any KeyValueStore

  /// Makes a keeper that stores the last id in `store`, under "currentReminderId".
  public init(store: any KeyValueStore) {
    self.store = store
  }

  /// Returns the stored id, or nil if nothing is stored.
  ///
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is too large for an id.
  public func lastId() throws(ReminderIdError) -> Int? {
    try lastReminderId(in: store.object(forKey: currentReminderId))
  }

  /// Stores `id` under "currentReminderId".
  public func keep(_ id: Int) {
    store.set(id, forKey: currentReminderId)
  }
}
