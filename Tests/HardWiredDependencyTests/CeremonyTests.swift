import Foundation
import ReminderStorage
import TestSupport
import Testing

/// The ceremony itself is code that can be wrong, so it needs tests of its own.
struct CeremonyTests {
  @Test func `a stored id is cleared, and back after a test that throws`() throws {
    try withTemporaryDefaults { defaults throws in
      defaults.set(7, forKey: currentReminderId)

      #expect(throws: CocoaError.self) {
        let ceremony = try Ceremony.begin(with: defaults)
        defer { ceremony.end() }
        #expect(defaults.object(forKey: currentReminderId) == nil)
        defaults.set(99, forKey: currentReminderId)
        throw CocoaError(.featureUnsupported)
      }

      #expect(defaults.object(forKey: currentReminderId) as? Int == 7)
    }
  }

  @Test func `where nothing was stored, nothing is left`() throws {
    try withTemporaryDefaults { defaults throws in
      let ceremony = try Ceremony.begin(with: defaults)
      defaults.set(99, forKey: currentReminderId)
      ceremony.end()

      #expect(defaults.object(forKey: currentReminderId) == nil)
    }
  }

  @Test func `one call under test costs four calls around it`() throws {
    let defaults = CountingDefaults(suiteName: "one-call-under-test")

    let ceremony = try Ceremony.begin(with: #require(defaults))
    ceremony.end()

    #expect(defaults?.calls == ["read", "remove", "read", "remove"])
  }

  @Test func `a registered default keeps the ceremony from beginning`() async {
    await #expect(processExitsWith: .success) {
      UserDefaults.standard.register(defaults: [currentReminderId: 39])

      let expected = CannotBeRemoved(value: "39", key: currentReminderId)
      #expect(throws: expected) { try Ceremony.begin() }
    }
  }

  @Test func `a value that shows through from behind keeps the ceremony from beginning`() throws {
    let defaults = try #require(GroupDefaults(suiteName: "behind-an-app-group"))

    let expected = CannotBeRemoved(value: "77", key: currentReminderId)
    #expect(throws: expected) { try Ceremony.begin(with: defaults) }
    #expect(!defaults.hasStored, "end() would have copied the group's 77 into these defaults")
  }

  @Test func `a registered default outlives the removal`() async {
    await #expect(processExitsWith: .success) {
      let key = "onlyRegistered"
      UserDefaults.standard.register(defaults: [key: 39])
      UserDefaults.standard.removeObject(forKey: key)
      #expect(UserDefaults.standard.integer(forKey: key) == 39)
    }
  }
}

/// A spy: it records the calls that it receives, and always returns nil.
private final class CountingDefaults: UserDefaults {
  private(set) var calls: [String] = []

  override func object(forKey defaultName: String) -> Any? {
    calls.append("read")
    return nil
  }

  override func set(_ value: Any?, forKey defaultName: String) { calls.append("write") }
  override func removeObject(forKey defaultName: String) { calls.append("remove") }
}

/// A stub: whatever is removed, a 77 shows, as it does where the suite of an app group was added.
private final class GroupDefaults: UserDefaults {
  private(set) var hasStored = false

  override func object(forKey defaultName: String) -> Any? { 77 }
  override func set(_ value: Any?, forKey defaultName: String) { hasStored = true }
  override func removeObject(forKey defaultName: String) {}
}
