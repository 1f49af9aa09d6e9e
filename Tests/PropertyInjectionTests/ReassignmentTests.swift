import Foundation
import PropertyInjection
import ReminderStorage
import TestSupport
import Testing

/// What happens when somebody assigns the store too late or too often.
struct ReassignmentTests {
  @Test func `a late assignment hands out the same id again`() throws {
    let generator = UnguardedReminderIdGenerator()
    generator.store = FakeStore()
    let before = try generator.nextReminderId()

    generator.store = FakeStore()
    let after = try generator.nextReminderId()

    #expect(after == before)
  }

  @Test func `before the first id, assigning twice is harmless`() throws {
    let store = FakeStore()
    store.set(41, forKey: currentReminderId)
    let generator = ReminderIdGenerator()

    generator.store = FakeStore()
    generator.store = store

    #expect(try generator.nextReminderId() == 42)
  }

  @Test func `assigning after an id was handed out stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let generator = ReminderIdGenerator()
      generator.store = FakeStore()
      _ = try generator.nextReminderId()
      generator.store = FakeStore()
    }

    #expect(message(of: result).contains("assign `store` before the first id"))
  }

  @Test func `assigning after a call that threw stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let store = FakeStore()
      store.set("seven", forKey: currentReminderId)
      let generator = ReminderIdGenerator()
      generator.store = store
      _ = try? generator.nextReminderId()
      generator.store = FakeStore()
    }

    #expect(message(of: result).contains("assign `store` before the first id"))
  }

  @Test func `before the first id, reading the store is harmless`() throws {
    let generator = ReminderIdGenerator()

    _ = generator.store
    generator.store = FakeStore()

    #expect(try generator.nextReminderId() == 0)
  }
}
