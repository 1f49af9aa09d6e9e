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

  @Test func `assigning twice stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let generator = ReminderIdGenerator()
      generator.store = FakeStore()
      generator.store = FakeStore()
    }

    #expect(message(of: result).contains("assign `store` once, before its first use"))
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

    #expect(message(of: result).contains("assign `store` once, before its first use"))
  }

  @Test func `reading is a use, so assigning after it stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let generator = ReminderIdGenerator()
      _ = generator.store
      generator.store = FakeStore()
    }

    #expect(message(of: result).contains("assign `store` once, before its first use"))
  }
}
