import InsideFrameworks
import ReminderStorage
import TestSupport
import Testing

/// The four miniatures, and the constructor form as their measure.
enum Wiring: String, CaseIterable, CustomTestStringConvertible {
  case constructor = "ReminderIdGenerator"
  case typeRegistry = "TypeRegistry"
  case keyedFactories = "KeyedFactories"
  case scopedValues = "ScopedValues"
  case componentGraph = "ComponentGraph"

  var testDescription: String { rawValue }

  /// Wires one generator, and returns its `nextReminderId`.
  func nextReminderId(on store: any KeyValueStore & Sendable) -> () throws -> Int {
    switch self {
    case .constructor:
      let generator = ReminderIdGenerator(store: store)
      return { try generator.nextReminderId() }
    case .typeRegistry:
      let registry = TypeRegistry()
      registry.register((any KeyValueStore).self) { _ in store }
      registry.register(ReminderIdGenerator.self) { registry in
        ReminderIdGenerator(store: registry.required((any KeyValueStore).self))
      }
      let generator = registry.required(ReminderIdGenerator.self)
      return { try generator.nextReminderId() }
    case .keyedFactories:
      let container = KeyedFactories()
      container.store.register { store }
      let generator = KeyedFactories.$shared.withValue(container) { InjectedReminderIdGenerator() }
      return { try generator.nextReminderId() }
    case .scopedValues:
      let generator = ScopedValues.with {
        $0.store = store
      } perform: {
        ScopedReminderIdGenerator()
      }
      return { try generator.nextReminderId() }
    case .componentGraph:
      let app = AppComponent(store: store)
      let screen = app.user().newReminder()
      return { try screen.save() }
    }
  }
}

/// The stores on which the contract is checked.
enum StoreKind: CaseIterable {
  case fake
  case userDefaults

  func withStore(_ body: (any KeyValueStore & Sendable) throws -> Void) throws {
    switch self {
    case .fake: try body(FakeStore())
    case .userDefaults:
      try withTemporarySuiteName { name in try body(DefaultsStore(suiteName: name)) }
    }
  }
}
