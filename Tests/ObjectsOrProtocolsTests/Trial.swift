import Foundation
import ReminderStorage
import TestSupport
import Testing

/// One form on one kind of store.
struct Trial: CustomTestStringConvertible {
  let form: Form
  let kind: StoreKind

  /// Each form on each kind of store that it takes.
  static let all = Form.allCases.flatMap { form in
    StoreKind.allCases.filter { $0.fits(form) }.map { Trial(form: form, kind: $0) }
  }

  /// All but the copy that was never repaired, which `DeviationTests` describe.
  static let careful = all.filter { $0.form != .inboxCopy }

  /// All that take any store, and so a recorder.
  static let recordable = all.filter { $0.form != .appSubclass }

  var testDescription: String { "\(form) on \(kind)" }

  /// Runs `body` with an empty store.
  func run(_ body: (GivenStore) throws -> Void) throws {
    switch kind {
    case .fake: try body(GivenStore(store: FakeStore()))
    case .userDefaults:
      try withTemporaryDefaults { try body(GivenStore(store: $0, defaults: $0)) }
    }
  }
}

/// The stores that a form must work with.
enum StoreKind: CaseIterable {
  case fake
  case userDefaults

  /// Chapter 7's app subclass takes nothing but a `UserDefaults`.
  func fits(_ form: Form) -> Bool { self == .userDefaults || form != .appSubclass }
}

/// A store to inject.
struct GivenStore {
  let store: any KeyValueStore
  /// The same store, for the form that takes a `UserDefaults`.
  var defaults: UserDefaults?

  /// What is stored, as text: a large integer comes back from `UserDefaults` as another type.
  var lastId: String? { store.object(forKey: currentReminderId).map { "\($0)" } }

  /// The same store behind a recorder.
  func recorded(by spy: Spy) -> GivenStore { GivenStore(store: RecordingStore(store, spy)) }
}
