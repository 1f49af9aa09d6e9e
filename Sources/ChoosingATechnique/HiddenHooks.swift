import Foundation
package import ReminderStorage

/// A generator whose hook is for this module, and for tests that import it with `@testable`.
///
/// The public initializer has a foreign default, which is *Bastard Injection*. The default is also
/// volatile: a caller that forgets the hook gets the user's own defaults without a warning.
public struct InternalHookGenerator {
  private let ids: ReminderIdGenerator

  /// Makes a generator that keeps its last id in the user's defaults.
  public init() {
    self.init(store: UserDefaults.standard)
  }

  init(store: any KeyValueStore) {
    ids = ReminderIdGenerator(store: store)
  }

  /// Makes the next id.
  ///
  /// - Returns: What ``ReminderIdGenerator/nextReminderId()`` returns.
  /// - Throws: What it throws.
  public func nextReminderId() throws -> Int { try ids.nextReminderId() }
}

/// A generator whose hook is for every module of this package, including its tests.
///
/// The public initializer is *Bastard Injection* here, too.
public struct PackageHookGenerator {
  private let ids: ReminderIdGenerator

  /// Makes a generator that keeps its last id in the user's defaults.
  public init() {
    self.init(store: UserDefaults.standard)
  }

  package init(store: any KeyValueStore) {
    ids = ReminderIdGenerator(store: store)
  }

  /// Makes the next id.
  ///
  /// - Returns: What ``ReminderIdGenerator/nextReminderId()`` returns.
  /// - Throws: What it throws.
  public func nextReminderId() throws -> Int { try ids.nextReminderId() }
}
