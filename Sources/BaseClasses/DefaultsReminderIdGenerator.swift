public import Foundation
public import ReminderStorage

/// The app's generator, which provides the store that its base class lacks.
public final class DefaultsReminderIdGenerator: ReminderIdGenerator {
  private let defaults: UserDefaults

  /// Creates a generator that keeps its last id in `defaults`.
  public init(defaults: UserDefaults) {
    self.defaults = defaults
  }

  /// The defaults that the initializer received.
  public override var store: any KeyValueStore { defaults }
}
