import Foundation
public import ReminderStorage

/// A `UserDefaults` suite that any task may use.
///
/// A task-local value must be `Sendable`, and not every SDK declares `UserDefaults` as `Sendable`.
/// This store holds none. In each call it gets `UserDefaults.standard`, or opens the suite whose
/// name it keeps.
public struct DefaultsStore: KeyValueStore, Sendable {
  private let suiteName: String?

  /// Makes a store that is `UserDefaults.standard`.
  public init() {
    suiteName = nil
  }

  /// Makes a store that is the suite with the given name, or nil if there can be no such suite.
  public init?(suiteName: String) {
    guard UserDefaults(suiteName: suiteName) != nil else { return nil }
    self.suiteName = suiteName
  }

  /// Returns the value stored under `key`, or nil if there is none.
  public func object(forKey key: String) -> Any? { defaults.object(forKey: key) }

  /// Stores `value` under `key`; nil removes what is stored there.
  public func set(_ value: Any?, forKey key: String) {
    let defaults: any KeyValueStore = self.defaults
    defaults.set(value, forKey: key)
  }

  private var defaults: UserDefaults {
    guard let suiteName else { return .standard }
    guard let suite = UserDefaults(suiteName: suiteName) else {
      preconditionFailure("the suite \"\(suiteName)\" could be opened when this store was made")
    }
    return suite
  }
}
