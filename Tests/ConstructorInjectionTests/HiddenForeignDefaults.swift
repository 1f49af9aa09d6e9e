import ConstructorInjection
internal import Foundation
public import ReminderStorage

// Two spellings of a foreign default that the compiler does not refuse, although Foundation is
// imported as internal. A default argument it refuses then: see Rejected/HiddenForeignDefault.swift.
// With a public import it refuses none.

/// A public type whose second initializer picks the store.
public struct GeneratorWithTwoInitializers {
  private let store: any KeyValueStore

  /// Makes a generator that keeps its last id in `store`.
  public init(store: any KeyValueStore) {
    self.store = store
  }

  /// Makes a generator that keeps its last id in the user's own defaults.
  public init() {
    self.init(store: UserDefaults.standard)
  }

  func nextReminderId() throws -> Int { try ReminderIdGenerator(store: store).nextReminderId() }
}

/// A public type whose initializer picks the store if it receives nil.
public struct GeneratorWithOptionalStore {
  private let store: any KeyValueStore

  /// Makes a generator that keeps its last id in `store`, or in the user's own defaults.
  public init(store: (any KeyValueStore)? = nil) {
    self.store = store ?? UserDefaults.standard
  }

  func nextReminderId() throws -> Int { try ReminderIdGenerator(store: store).nextReminderId() }
}
