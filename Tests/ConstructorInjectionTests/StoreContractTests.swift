import Foundation
import ReminderStorage
import TestSupport
import Testing

/// What any store must do, tested on the fake and on the real thing.
///
/// If the fake did something that `UserDefaults` does not, a test on the fake could pass although the
/// app fails. The last two tests show one such difference.
struct StoreContractTests {
  @Test(arguments: StoreKind.allCases)
  func `an empty store holds nothing`(_ kind: StoreKind) throws {
    try kind.withEmptyStore { store in
      #expect(store.object(forKey: "id") == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a value comes back under its key and no other`(_ kind: StoreKind) throws {
    try kind.withEmptyStore { store in
      store.set(7, forKey: "id")
      #expect(store.object(forKey: "id") as? Int == 7)
      #expect(store.object(forKey: "other") == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `the last value wins`(_ kind: StoreKind) throws {
    try kind.withEmptyStore { store in
      store.set(7, forKey: "id")
      store.set("eight", forKey: "id")
      #expect(store.object(forKey: "id") as? String == "eight")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `setting nil removes the value`(_ kind: StoreKind) throws {
    try kind.withEmptyStore { store in
      store.set(7, forKey: "id")
      store.set(nil, forKey: "id")
      #expect(store.object(forKey: "id") == nil)
    }
  }

  @Test func `the fake keeps any value`() {
    let store = FakeStore()

    store.set(NoPropertyList(), forKey: "id")

    #expect(store.object(forKey: "id") is NoPropertyList)
  }

  @Test func `UserDefaults ends the process at a value that is no property list`() async {
    await #expect(processExitsWith: .failure) {
      try? withTemporaryDefaults { $0.set(NoPropertyList(), forKey: "id") }
    }
  }
}

/// A value that can't be part of a property list.
private struct NoPropertyList {}

/// The stores that must keep the contract.
enum StoreKind: CaseIterable {
  case fake
  case userDefaults

  func withEmptyStore(_ body: (any KeyValueStore) throws -> Void) throws {
    switch self {
    case .fake: try body(FakeStore())
    case .userDefaults: try withTemporaryDefaults { try body($0) }
    }
  }
}
