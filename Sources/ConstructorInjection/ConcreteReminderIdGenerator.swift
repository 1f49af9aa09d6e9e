public import Foundation
public import ReminderStorage

/// The first step: the dependency comes in from outside, but it is still a `UserDefaults`.
public struct ConcreteReminderIdGenerator {
  private let defaults: UserDefaults

  /// Makes a generator that keeps its last id in `defaults`.
  public init(defaults: UserDefaults) {
    self.defaults = defaults
  }

  /// Returns the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: defaults.object(forKey: currentReminderId))
    defaults.set(id, forKey: currentReminderId)
    return id
  }
}
