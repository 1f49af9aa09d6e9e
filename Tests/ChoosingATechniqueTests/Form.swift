import AmbientContext
import ConstructorInjection
import MethodInjection
import PropertyInjection
import ReminderStorage
import Testing

@testable import ExtractAndOverride

/// The five forms of `nextReminderId`, by the names of their targets.
enum Form: String, CaseIterable, CustomTestStringConvertible {
  case constructorInjection = "ConstructorInjection"
  case propertyInjection = "PropertyInjection"
  case methodInjection = "MethodInjection"
  case ambientContext = "AmbientContext"
  case extractAndOverride = "ExtractAndOverride"

  var testDescription: String { rawValue }

  /// Makes one generator of this form, and returns its `nextReminderId` with the store injected.
  func generator(on given: GivenStore) -> () throws -> Int {
    switch self {
    case .constructorInjection:
      let generator = ConstructorInjection.ReminderIdGenerator(store: given.store)
      return { try generator.nextReminderId() }
    case .propertyInjection:
      let generator = PropertyInjection.ReminderIdGenerator()
      generator.store = given.store
      return { try generator.nextReminderId() }
    case .methodInjection:
      let generator = MethodInjection.ReminderIdGenerator()
      return { try generator.nextReminderId(store: given.store) }
    case .ambientContext:
      let generator = AmbientContext.ReminderIdGenerator()
      return {
        try ScopedContext.$store.withValue(given.sendable) { try generator.nextReminderId() }
      }
    case .extractAndOverride:
      let generator = TestingReminderIdGenerator(fake: given.store)
      return { try generator.nextReminderId() }
    }
  }
}

private final class TestingReminderIdGenerator: ExtractAndOverride.ReminderIdGenerator {
  private let fake: any KeyValueStore

  init(fake: any KeyValueStore) {
    self.fake = fake
  }

  override var store: any KeyValueStore { fake }
}
