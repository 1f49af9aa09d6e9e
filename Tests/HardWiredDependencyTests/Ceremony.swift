import Foundation
import ReminderStorage

/// What a test must do around code that is wired to `UserDefaults.standard`.
///
/// It clears the id that is stored, and puts it back when the test is over. Two ceremonies that
/// overlap undo each other.
struct Ceremony {
  private let defaults: UserDefaults
  private let before: Any?

  /// Remembers the stored id and removes it.
  ///
  /// A registered default and a launch argument are visible under every name of a suite, a value of
  /// an app group is visible where the group's suite was added, and no removal hides them. `end()`
  /// would store such a value for good, so this function refuses to begin.
  ///
  /// - Throws: ``CannotBeRemoved`` if there is such a value under the id's key.
  static func begin(with defaults: UserDefaults = .standard) throws -> Ceremony {
    let newDefaults = UserDefaults(suiteName: UUID().uuidString)
    if let value = newDefaults?.object(forKey: currentReminderId) {
      throw CannotBeRemoved(value: "\(value)", key: currentReminderId)
    }
    let ceremony = Ceremony(
      defaults: defaults, before: defaults.object(forKey: currentReminderId))
    defaults.removeObject(forKey: currentReminderId)
    if let left = defaults.object(forKey: currentReminderId) {
      // An equal value may never have been in these defaults themselves, so it is not stored there.
      if left as? NSObject != ceremony.before as? NSObject { ceremony.end() }
      throw CannotBeRemoved(value: "\(left)", key: currentReminderId)
    }
    return ceremony
  }

  /// Puts back what was stored, or nothing if nothing was.
  func end() {
    if let before {
      defaults.set(before, forKey: currentReminderId)
    } else {
      defaults.removeObject(forKey: currentReminderId)
    }
  }
}

/// A ceremony could not begin, because no removal hides the value under its key.
struct CannotBeRemoved: Error, Equatable, CustomStringConvertible {
  let value: String
  let key: String

  /// Says what was found, and where it can come from.
  var description: String {
    "\"\(key)\" is \(value), which was not stored in these defaults, and can't be removed"
  }
}
