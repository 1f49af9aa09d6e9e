import Foundation
import ReminderStorage
import Testing

/// The way in that needs no subclass, and what speaks against it.
struct SecondInitializerTests {
  @Test func `a second initializer lets a test in, and no caller changes`() throws {
    func aCaller() -> TwoWayGenerator { TwoWayGenerator() }
    let fake = FakeStore()
    fake.set(2500, forKey: "currentReminderId")

    #expect(try TwoWayGenerator(store: fake).nextReminderId() == 2501)
    #expect(fake.object(forKey: "currentReminderId") as? Int == 2501)
    #expect(aCaller().store as? UserDefaults === UserDefaults.standard)
  }

  @Test func `an extracted member leaves the synthesized decoder alone`() throws {
    let generator = try JSONDecoder().decode(
      SavedGenerator.self, from: Data(#"{"list": "Home"}"#.utf8))

    #expect(generator.list == "Home")
    #expect(generator.store as? UserDefaults === UserDefaults.standard)
  }
}

/// What step 3 can change, although the line stays the same.
struct OverloadTests {
  @Test func `through a protocol, the same line can call another overload`() {
    let store = OverloadedStore()

    store.set(1, forKey: "currentReminderId")
    (store as any KeyValueStore).set(1, forKey: "currentReminderId")

    #expect(store.calls == ["Int", "Any?"])
  }
}

private struct TwoWayGenerator {
  let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  init() {
    self.init(store: UserDefaults.standard)
  }

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

private class SavedGenerator: Codable {
  let list: String

  var store: any KeyValueStore { UserDefaults.standard }
}

/// Like `UserDefaults`, it has a method for integers beside the one that the protocol names.
private final class OverloadedStore: KeyValueStore {
  private(set) var calls: [String] = []

  func object(forKey key: String) -> Any? { nil }
  func set(_ value: Int, forKey key: String) { calls.append("Int") }
  func set(_ value: Any?, forKey key: String) { calls.append("Any?") }
}
