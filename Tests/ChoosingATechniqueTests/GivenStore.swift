import AmbientContext
import Foundation
import ReminderStorage
import TestSupport
import Testing

/// The stores that each form must work with.
enum StoreKind: CaseIterable {
  case fake
  case userDefaults

  /// Runs `body` with an empty store of this kind.
  func withStore(_ body: (GivenStore) throws -> Void) throws {
    switch self {
    case .fake:
      let fake = FakeStore()
      try body(GivenStore(store: fake, sendable: fake))
    case .userDefaults:
      try withTemporarySuiteName { name in
        let suite = try #require(UserDefaults(suiteName: name))
        let scoped = try #require(DefaultsStore(suiteName: name))
        try body(GivenStore(store: suite, sendable: scoped))
      }
    }
  }
}

/// A store to inject: one place for all forms, although one form needs a value of another type.
///
/// A task-local value must be `Sendable`, and not every SDK declares `UserDefaults` as `Sendable`.
struct GivenStore {
  let store: any KeyValueStore
  let sendable: any KeyValueStore & Sendable

  /// What is stored, as a text: a large integer comes back from `UserDefaults` as another type.
  var lastId: String? { store.object(forKey: currentReminderId).map { "\($0)" } }

  /// The same store behind a spy.
  func recorded(by spy: Spy) -> GivenStore {
    let recorder = RecordingStore(sendable, spy)
    return GivenStore(store: recorder, sendable: recorder)
  }
}
