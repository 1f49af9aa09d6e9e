public import ReminderStorage

/// What a screen needs in order to number a reminder, from before anybody thought of actors.
public protocol ReminderIds {
  /// Returns the next id.
  func nextReminderId() throws -> Int
}

/// The generator on the main actor, behind a protocol that knows nothing of actors.
///
/// The conformance is isolated (SE-0470): only code on the main actor can use this class as a
/// ``ReminderIds``, so the protocol needs no `async`. The second `@MainActor` says so; the feature
/// `InferIsolatedConformances` would infer it.
@MainActor public final class MainActorReminderIdGenerator: @MainActor ReminderIds {
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
