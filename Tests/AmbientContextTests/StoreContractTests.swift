import AmbientContext
import Foundation
import ReminderStorage
import TestSupport
import Testing

/// What any store must do, checked on the fake and on the real thing.
struct StoreContractTests {
  @Test(arguments: Store.allCases)
  func `an empty store holds nothing`(_ store: Store) throws {
    try store.withEmptyStore { store throws in
      #expect(store.object(forKey: "id") == nil)
    }
  }

  @Test(arguments: Store.allCases)
  func `a value comes back under its key and no other`(_ store: Store) throws {
    try store.withEmptyStore { store throws in
      store.set(7, forKey: "id")
      #expect(store.object(forKey: "id") as? Int == 7)
      #expect(store.object(forKey: "other") == nil)
    }
  }

  @Test(arguments: Store.allCases)
  func `the last value wins`(_ store: Store) throws {
    try store.withEmptyStore { store throws in
      store.set(7, forKey: "id")
      store.set("eight", forKey: "id")
      #expect(store.object(forKey: "id") as? String == "eight")
    }
  }

  @Test(arguments: Store.allCases)
  func `setting nil removes the value`(_ store: Store) throws {
    try store.withEmptyStore { store throws in
      store.set(7, forKey: "id")
      store.set(nil, forKey: "id")
      #expect(store.object(forKey: "id") == nil)
    }
  }
}

/// What is special about a store that gets its `UserDefaults` in each call.
struct DefaultsStoreTests {
  @Test func `it is the suite that it names`() throws {
    try withTemporarySuiteName { name in
      let store = try #require(DefaultsStore(suiteName: name))
      let suite = try #require(UserDefaults(suiteName: name))

      store.set(41, forKey: "id")
      #expect(suite.integer(forKey: "id") == 41)
      suite.set(42, forKey: "id")
      #expect(store.object(forKey: "id") as? Int == 42)
    }
  }

  /// In a process of its own, with a key of its own that is taken back.
  @Test(.aloneWithStandardDefaults) func `both contexts begin with the standard defaults`() async {
    await #expect(processExitsWith: .success) {
      let key = "AmbientContextTests.standard"
      let defaults = UserDefaults.standard
      defaults.set(7, forKey: key)
      defer { defaults.removeObject(forKey: key) }

      #expect(ScopedContext.store.object(forKey: key) as? Int == 7)
      #expect(SharedContext.shared.store.object(forKey: key) as? Int == 7)
    }
  }
}

/// The stores that must keep the contract.
enum Store: CaseIterable {
  case fake
  case userDefaults

  func withEmptyStore(_ body: (any KeyValueStore & Sendable) throws -> Void) throws {
    switch self {
    case .fake: try body(FakeStore())
    case .userDefaults:
      try withTemporarySuiteName { name in
        try body(#require(DefaultsStore(suiteName: name)))
      }
    }
  }
}
