import BaseClasses
import Foundation
import ReminderStorage
import TestSupport
import Testing

/// What each subclass must do, checked for the testing subclass and for the app's.
///
/// If the two differ, the tests of the testing subclass prove nothing about the app.
struct GeneratorContractTests {
  @Test(arguments: Subclass.allCases)
  func `ids go up by one and are stored`(_ subclass: Subclass) throws {
    try subclass.withEmptyGenerator { generator throws in
      let ids = try [generator.nextReminderId(), generator.nextReminderId()]

      #expect(ids == [0, 1])
      #expect(generator.store.object(forKey: "currentReminderId") as? Int == 1)
    }
  }

  @Test(arguments: Subclass.allCases)
  func `a change from outside is seen`(_ subclass: Subclass) throws {
    try subclass.withEmptyGenerator { generator throws in
      _ = try generator.nextReminderId()
      generator.store.set(41, forKey: "currentReminderId")

      #expect(try generator.nextReminderId() == 42)
    }
  }

  @Test(arguments: Subclass.allCases)
  func `a stored text is reported and stays`(_ subclass: Subclass) throws {
    try subclass.withEmptyGenerator { generator throws in
      generator.store.set("seven", forKey: "currentReminderId")

      #expect(throws: ReminderIdError.self) { try generator.nextReminderId() }
      #expect(generator.store.object(forKey: "currentReminderId") as? String == "seven")
    }
  }

  @Test(arguments: Subclass.allCases)
  func `setting nil starts again at zero`(_ subclass: Subclass) throws {
    try subclass.withEmptyGenerator { generator throws in
      _ = try generator.nextReminderId()
      generator.store.set(nil, forKey: "currentReminderId")

      #expect(try generator.nextReminderId() == 0)
    }
  }
}

/// The subclasses that must keep the contract.
enum Subclass: CaseIterable {
  case testing
  case app

  func withEmptyGenerator(_ body: (ReminderIdGenerator) throws -> Void) throws {
    switch self {
    case .testing: try body(TestingGenerator(FakeStore()))
    case .app: try withTemporaryDefaults { try body(DefaultsReminderIdGenerator(defaults: $0)) }
    }
  }
}
