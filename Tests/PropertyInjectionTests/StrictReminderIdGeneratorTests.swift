import PropertyInjection
import ReminderStorage
import TestSupport
import Testing

struct StrictReminderIdGeneratorTests {
  @Test func `a store that comes before the first id keeps the ids`() throws {
    let store = FakeStore()
    let generator = StrictReminderIdGenerator()
    generator.use(store)

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 1])
    #expect(store.object(forKey: currentReminderId) as? Int == 1)
  }

  @Test func `without a default, a forgotten store stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try StrictReminderIdGenerator().nextReminderId()
    }

    #expect(message(of: result).contains("use a store before the first id"))
  }

  @Test func `a second store stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let generator = StrictReminderIdGenerator()
      generator.use(FakeStore())
      _ = try generator.nextReminderId()
      generator.use(FakeStore())
    }

    #expect(message(of: result).contains("use a store once"))
  }
}
