internal import Foundation
public import ReminderStorage

/// A public type whose default comes from a module that its clients don't import.
public struct Generator {
  /// Makes a generator, with the user's own defaults if the caller passes no store.
  public init(
    store: any KeyValueStore = UserDefaults.standard  // error: is internal and cannot be referenced
  ) {}
}
