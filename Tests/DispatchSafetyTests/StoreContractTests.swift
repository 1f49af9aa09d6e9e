import DispatchSafety
import Foundation
import ReminderStorage
import TestSupport
import Testing

/// What any store must do: the fakes, the decorators and the real one.
struct StoreContractTests {
  @Test(arguments: Store.allCases)
  func `an empty store holds nothing`(_ store: Store) throws {
    try store.withEmptyStore { store throws in
      #expect(store.object(forKey: "id") == nil)
    }
  }

  @Test(arguments: Store.allCases)
  func `the last value under a key comes back`(_ store: Store) throws {
    try store.withEmptyStore { store throws in
      store.set(7, forKey: "id")
      store.set("eight", forKey: "id")
      #expect(store.object(forKey: "id") as? String == "eight")
      #expect(store.object(forKey: "other") == nil)
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

  @Test func `a flush writes what was set and removes what was removed`() {
    let disk = FakeStore()
    disk.set(7, forKey: "old")
    let store = BufferedStore(over: disk)

    store.set(8, forKey: "new")
    store.set(nil, forKey: "old")
    #expect(disk.object(forKey: "old") as? Int == 7, "nothing is written before the flush")
    store.flush()

    #expect(disk.object(forKey: "new") as? Int == 8)
    #expect(disk.object(forKey: "old") == nil)
  }
}

/// The stores that must keep the contract.
enum Store: CaseIterable {
  case fake
  case buffered
  case logging
  case genericLogging
  case userDefaults

  func withEmptyStore(_ body: (any KeyValueStore) throws -> Void) throws {
    switch self {
    case .fake: try body(FakeStore())
    case .buffered: try body(BufferedStore(over: FakeStore()))
    case .logging: try body(LoggingStore(FakeStore()) { _ in })
    case .genericLogging: try body(GenericLoggingStore(FakeStore()) { _ in })
    case .userDefaults: try withTemporaryDefaults { try body($0) }
    }
  }
}
