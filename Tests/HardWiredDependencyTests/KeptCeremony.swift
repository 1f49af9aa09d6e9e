import Foundation
import ReminderStorage
import TestSupport
import Testing

/// A ceremony that survives its process: the defaults keep a copy of the value until the end.
///
/// If a test is killed before the end, the next one puts the copy back first. What the app stores
/// until then is lost, so ids can come twice.
struct KeptCeremony {
  private static let copyKey = "currentReminderIdBeforeTheTest"
  private let defaults: UserDefaults

  /// Puts back what a killed test has left, copies the stored id, and removes it.
  static func begin(with defaults: UserDefaults = .standard) -> KeptCeremony {
    let ceremony = KeptCeremony(defaults: defaults)
    ceremony.end()
    // An array, because an empty one says that nothing was stored.
    let before = defaults.object(forKey: currentReminderId).map { [$0] } ?? []
    defaults.set(before, forKey: copyKey)
    defaults.removeObject(forKey: currentReminderId)
    return ceremony
  }

  /// Puts back what was stored, or nothing if nothing was, and removes the copy.
  func end() {
    guard let before = defaults.array(forKey: Self.copyKey) else { return }
    if let value = before.first {
      defaults.set(value, forKey: currentReminderId)
    } else {
      defaults.removeObject(forKey: currentReminderId)
    }
    defaults.removeObject(forKey: Self.copyKey)
  }
}

struct KeptCeremonyTests {
  @Test func `the ceremony after a killed test puts back the value from before both`() throws {
    try withTemporaryDefaults { defaults throws in
      defaults.set(7, forKey: currentReminderId)
      _ = KeptCeremony.begin(with: defaults)
      defaults.set(99, forKey: currentReminderId)

      let next = KeptCeremony.begin(with: defaults)
      #expect(defaults.object(forKey: currentReminderId) == nil)
      next.end()

      #expect(defaults.object(forKey: currentReminderId) as? Int == 7)
    }
  }

  @Test func `where nothing was stored, nothing is left after a killed test`() throws {
    try withTemporaryDefaults { defaults throws in
      _ = KeptCeremony.begin(with: defaults)
      defaults.set(99, forKey: currentReminderId)

      KeptCeremony.begin(with: defaults).end()

      #expect(defaults.object(forKey: currentReminderId) == nil)
    }
  }

  @Test func `a value that is stored after the end is the next one to come back`() throws {
    try withTemporaryDefaults { defaults throws in
      KeptCeremony.begin(with: defaults).end()
      defaults.set(8, forKey: currentReminderId)

      KeptCeremony.begin(with: defaults).end()

      #expect(defaults.object(forKey: currentReminderId) as? Int == 8)
    }
  }

  /// Shows what the lesson's ceremony loses.
  @Test func `without the copy, a killed test leaves its own value`() throws {
    try withTemporaryDefaults { defaults throws in
      defaults.set(7, forKey: currentReminderId)
      _ = try Ceremony.begin(with: defaults)
      defaults.set(99, forKey: currentReminderId)

      try Ceremony.begin(with: defaults).end()

      #expect(defaults.object(forKey: currentReminderId) as? Int == 99)
    }
  }
}
