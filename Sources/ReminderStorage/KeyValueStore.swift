public import Foundation

/// A place that keeps values under keys: the seam between a technique and `UserDefaults`.
///
/// The two requirements are spelled as `UserDefaults` spells them, so that it conforms as it is.
/// A seam is a place where you can change what code does without editing it there
/// (Michael Feathers, *Working Effectively with Legacy Code*, 2004).
public protocol KeyValueStore {
  /// Returns the value stored under `key`, or nil if there is none.
  func object(forKey key: String) -> Any?

  /// Stores `value` under `key`. Nil removes what is stored there.
  func set(_ value: Any?, forKey key: String)
}

extension UserDefaults: KeyValueStore {}
