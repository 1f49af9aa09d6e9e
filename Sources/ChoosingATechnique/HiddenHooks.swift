import Foundation
package import ReminderStorage

/// A generator whose hook is for this module, and for tests that import it with `@testable`.
public struct InternalHookGenerator {
  private let ids: ReminderIdGenerator

  /// Makes a generator that keeps its last id in the user's defaults.
  public init() {
    self.init(store: UserDefaults.standard)
  }

  init(store: any KeyValueStore) {
    ids = ReminderIdGenerator(store: store)
  }

  /// Hands out the next id.
  ///
  /// - Returns: What ``ReminderIdGenerator/nextReminderId()`` returns.
  /// - Throws: What it throws.
  public func nextReminderId() throws -> Int { try ids.nextReminderId() }
}

/// A generator whose hook is for every module of this package, its tests among them.
public struct PackageHookGenerator {
  private let ids: ReminderIdGenerator

  /// Makes a generator that keeps its last id in the user's defaults.
  public init() {
    self.init(store: UserDefaults.standard)
  }

  package init(store: any KeyValueStore) {
    ids = ReminderIdGenerator(store: store)
  }

  /// Hands out the next id.
  ///
  /// - Returns: What ``ReminderIdGenerator/nextReminderId()`` returns.
  /// - Throws: What it throws.
  public func nextReminderId() throws -> Int { try ids.nextReminderId() }
}
