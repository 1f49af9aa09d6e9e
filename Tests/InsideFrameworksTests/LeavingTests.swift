import InsideFrameworks
import ReminderStorage
import Testing

/// A generator that leaves the container, step by step.
struct LeavingTests {
  @Test(.ownContainer) func `an old caller still gets the container's store`() throws {
    KeyedFactories.shared.store.register { FakeStore([currentReminderId: 41]) }

    #expect(try LeavingReminderIdGenerator().nextReminderId() == 42)
  }

  @Test(.ownContainer) func `an old caller's generator keeps the store it was made with`() throws {
    KeyedFactories.shared.store.register { FakeStore([currentReminderId: 41]) }
    let generator = LeavingReminderIdGenerator()

    KeyedFactories.shared.store.register { FakeStore() }

    #expect(try generator.nextReminderId() == 42)
  }

  @Test(.ownContainer) func `a new caller needs no container`() throws {
    KeyedFactories.shared.store.register {
      Issue.record("the container was asked for its store")
      return FakeStore()
    }

    #expect(try LeavingReminderIdGenerator(store: FakeStore()).nextReminderId() == 0)
  }
}
