public import Foundation
public import ReminderStorage

/// A generator for the app: it supplies what the base class leaves open.
public final class DefaultsReminderIdGenerator: ReminderIdGenerator {
  private let defaults: UserDefaults

  /// Makes a generator that keeps its last id in `defaults`.
  public init(defaults: UserDefaults) {
    self.defaults = defaults
  }

  /// The defaults that this generator was given.
  public override var store: any KeyValueStore { defaults }
}
