import Foundation
public import ReminderStorage

/// A `UserDefaults` suite that any task may use.
///
/// Two of the miniatures keep their values where any task can read them, so a value must be
/// `Sendable`, and not every SDK declares `UserDefaults` as `Sendable`. This store holds none: it
/// opens its suite in each call.
public nonisolated struct DefaultsStore: KeyValueStore, Sendable {
  /// The name of the suite, or nil for `UserDefaults.standard`.
  public let suiteName: String?

  /// Makes a store that is the suite with the given name, or `UserDefaults.standard`.
  public init(suiteName: String? = nil) {
    self.suiteName = suiteName
  }

  /// Returns the value stored under `key`, or nil if there is none.
  public func object(forKey key: String) -> Any? { defaults.object(forKey: key) }

  /// Stores `value` under `key`; nil removes what is stored there.
  public func set(_ value: Any?, forKey key: String) { defaults.set(value, forKey: key) }

  private var defaults: any KeyValueStore {
    guard let suiteName else { return UserDefaults.standard }
    guard let suite = UserDefaults(suiteName: suiteName) else {
      fatalError("there can be no suite with the name \"\(suiteName)\"")
    }
    return suite
  }
}
