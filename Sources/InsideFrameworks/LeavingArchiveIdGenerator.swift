public import ReminderStorage

/// Generates the ids of the archive, on its way out of the container: old callers still compile.
///
/// Like the generator with the wrapper, it is `Sendable`, so its store has to be.
public struct LeavingArchiveIdGenerator: Sendable {
  private let store: any KeyValueStore & Sendable

  /// Makes a generator that keeps its last id in `store`.
  public init(store: any KeyValueStore & Sendable) {
    self.store = store
  }

  /// Makes a generator with the store that the shared container has now.
  ///
  /// It ends the process if nobody has registered one. In a class with subclasses, assign the
  /// property here: a convenience initializer can't be overridden.
  @available(*, deprecated, message: "pass the store")
  public init() {
    guard let store = KeyedFactories.shared.archiveStore() else {
      fatalError("the app must register archiveStore")
    }
    self.init(store: store)
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
