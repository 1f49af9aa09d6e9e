import Foundation
import PropertyInjection
import ReminderStorage
import Synchronization
import Testing

struct LockedReminderIdGeneratorTests {
  @Test func `without an assignment the ids are kept in the default`() throws {
    let fallback = OneIdStore()
    let generator = LockedReminderIdGenerator { fallback }

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 1])
    #expect(fallback.object(forKey: "currentReminderId") as? Int == 1)
  }

  @Test func `an assigned store keeps the ids, and the default gets nothing`() throws {
    let fallback = OneIdStore()
    let generator = LockedReminderIdGenerator { fallback }
    generator.store = OneIdStore(after: 41)

    let id = try generator.nextReminderId()

    #expect(id == 42)
    #expect(fallback.object(forKey: "currentReminderId") == nil)
  }

  @Test func `a store that is assigned after the first id stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let generator = LockedReminderIdGenerator { OneIdStore() }
      _ = try generator.nextReminderId()
      generator.store = OneIdStore()
    }
  }
}

/// A fake that any thread may use, since the generator may be used by any.
private final class OneIdStore: KeyValueStore, Sendable {
  private let last: Mutex<Int?>

  init(after last: Int? = nil) { self.last = Mutex(last) }

  func object(forKey key: String) -> Any? { last.withLock { $0 } }
  func set(_ value: Any?, forKey key: String) { last.withLock { $0 = value as? Int } }
}
