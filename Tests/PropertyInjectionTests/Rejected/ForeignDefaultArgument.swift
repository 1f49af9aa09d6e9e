internal import Foundation
public import ReminderStorage

/// A generator whose callers would have to compile `UserDefaults.standard` themselves.
public struct Generator {
  /// Makes a generator.
  public init(
    store: any KeyValueStore = UserDefaults.standard  // error: is internal and cannot be
  ) {}
}
