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
  ///
  /// - Throws: ``CannotBeRemoved`` if the id wasn't stored in these defaults. No copy is left then.
  static func begin(with defaults: UserDefaults = .standard) throws -> KeptCeremony {
    let ceremony = KeptCeremony(defaults: defaults)
    ceremony.end()
    // An array, because an empty one says that nothing was stored.
    let before = defaults.object(forKey: currentReminderId).map { [$0] } ?? []
    defaults.set(before, forKey: copyKey)
    do {
      // The plain ceremony removes the id, or refuses to.
      _ = try Ceremony.begin(with: defaults)
    } catch {
      defaults.removeObject(forKey: copyKey)
      throw error
    }
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
      _ = try KeptCeremony.begin(with: defaults)
      defaults.set(99, forKey: currentReminderId)

      let next = try KeptCeremony.begin(with: defaults)
      #expect(defaults.object(forKey: currentReminderId) == nil)
      next.end()

      #expect(defaults.object(forKey: currentReminderId) as? Int == 7)
    }
  }

  @Test func `where nothing was stored, nothing is left after a killed test`() throws {
    try withTemporaryDefaults { defaults throws in
      _ = try KeptCeremony.begin(with: defaults)
      defaults.set(99, forKey: currentReminderId)

      try KeptCeremony.begin(with: defaults).end()

      #expect(defaults.object(forKey: currentReminderId) == nil)
    }
  }

  @Test func `a value that is stored after the end is the next one to come back`() throws {
    try withTemporaryDefaults { defaults throws in
      try KeptCeremony.begin(with: defaults).end()
      defaults.set(8, forKey: currentReminderId)

      try KeptCeremony.begin(with: defaults).end()

      #expect(defaults.object(forKey: currentReminderId) as? Int == 8)
    }
  }

  @Test func `a registered default keeps this ceremony from beginning, too`() async {
    await #expect(processExitsWith: .success) {
      try withTemporaryDefaults { defaults throws in
        defaults.register(defaults: [currentReminderId: 39])

        #expect(throws: CannotBeRemoved(value: "39", key: currentReminderId)) {
          try KeptCeremony.begin(with: defaults)
        }
        #expect(defaults.object(forKey: "currentReminderIdBeforeTheTest") == nil)
      }
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
