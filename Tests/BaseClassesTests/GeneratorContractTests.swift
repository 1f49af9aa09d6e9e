import BaseClasses
import Foundation
import ReminderStorage
import TestSupport
import Testing

/// What every source of ids must do, checked with a fake and with a real `UserDefaults`.
///
/// If the two differ, the tests with the fake prove nothing about the app.
struct GeneratorContractTests {
  @Test(arguments: Source.allCases)
  func `ids go up by one and are stored`(_ source: Source) throws {
    try source.withEmptyStore { ids, store throws in
      let returned = try [ids.nextReminderId(), ids.nextReminderId()]

      #expect(returned == [0, 1])
      #expect(store.object(forKey: "currentReminderId") as? Int == 1)
    }
  }

  @Test(arguments: Source.allCases)
  func `a change from outside is seen`(_ source: Source) throws {
    try source.withEmptyStore { ids, store throws in
      _ = try ids.nextReminderId()
      store.set(41, forKey: "currentReminderId")

      #expect(try ids.nextReminderId() == 42)
    }
  }

  @Test(arguments: Source.allCases)
  func `a stored text is reported and stays`(_ source: Source) throws {
    try source.withEmptyStore { ids, store throws in
      store.set("seven", forKey: "currentReminderId")

      #expect(throws: ReminderIdError.self) { try ids.nextReminderId() }
      #expect(store.object(forKey: "currentReminderId") as? String == "seven")
    }
  }

  @Test(arguments: Source.allCases)
  func `setting nil starts again at zero`(_ source: Source) throws {
    try source.withEmptyStore { ids, store throws in
      _ = try ids.nextReminderId()
      store.set(nil, forKey: "currentReminderId")

      #expect(try ids.nextReminderId() == 0)
    }
  }
}

/// The sources that must keep the contract, each on a fake and on the app's store.
enum Source: CaseIterable {
  case ruleOnFake
  case ruleOnDefaults
  case testingSubclass
  case appSubclass

  func withEmptyStore(_ body: (any ReminderIds, any KeyValueStore) throws -> Void) throws {
    let fake = FakeStore()
    switch self {
    case .ruleOnFake: try body(PersistentReminderIds(store: fake), fake)
    case .ruleOnDefaults:
      try withTemporaryDefaults { try body(PersistentReminderIds(store: $0), $0) }
    case .testingSubclass: try body(TestingGenerator(fake), fake)
    case .appSubclass:
      try withTemporaryDefaults { try body(DefaultsReminderIdGenerator(defaults: $0), $0) }
    }
  }
}
