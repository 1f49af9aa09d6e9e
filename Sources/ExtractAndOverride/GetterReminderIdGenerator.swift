import Foundation
public import ReminderStorage

/// Makes its store when it first needs it: Extract and Override Getter.
///
/// For a dependency that the initializer would make, where it may as well be made later, and one
/// thread uses the object: two could make a store each.
/// The name is from Michael Feathers, *Working Effectively with Legacy Code*, 2004.
public class GetterReminderIdGenerator {
  /// Where the last id is kept, which a testing subclass overrides.
  ///
  /// Its setter is private, because an override without a setter can't replace one that it sees.
  private(set) lazy var store: any KeyValueStore = UserDefaults.standard

  /// Makes a generator.
  public init() {}

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
