import IsolatedDependencies
import Testing

/// What the compiler's own suggestion for an actor behind a synchronous protocol leads to.
struct PreconcurrencyTests {
  @Test func `with @preconcurrency, a call from outside of the actor ends the process`() async {
    await #expect(processExitsWith: .failure) {
      let ids: any ReminderIds = PromisedIds()
      _ = try? ids.nextReminderId()
    }
  }
}

private actor PromisedIds: @preconcurrency ReminderIds {
  private var last = -1

  func nextReminderId() -> Int {
    last += 1
    return last
  }
}
