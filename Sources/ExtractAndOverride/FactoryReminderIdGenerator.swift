import Foundation
public import ReminderStorage

/// Makes its store while it is itself being made: Extract and Override Factory Method.
///
/// For a dependency that the initializer has to make. A subclass replaces what makes it.
/// The name is from Michael Feathers, *Working Effectively with Legacy Code*, 2004.
public class FactoryReminderIdGenerator {
  private lazy var store: any KeyValueStore = makeStore()

  /// Makes a generator, and its store at once.
  public init() {
    _ = store
  }

  /// Makes the place where the last id is kept, which a testing subclass overrides.
  func makeStore() -> any KeyValueStore { UserDefaults.standard }

  /// Hands out the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public final func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
