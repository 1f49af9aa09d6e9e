import AmbientContext
import ReminderStorage
import Testing

/// What the contract suite can't see, since its ambient form opens a scope around each call.
struct AmbientScopeTests {
  private let empty = FakeStore()
  private let full = FakeStore()

  init() {
    full.set(41, forKey: currentReminderId)
  }

  @Test func `within one scope, two generators count in the store of that scope`() throws {
    let ids = try ScopedContext.$store.withValue(empty) {
      let mine = AmbientContext.ReminderIdGenerator()
      return try ScopedContext.$store.withValue(full) {
        let yours = AmbientContext.ReminderIdGenerator()
        return try [
          mine.nextReminderId(), yours.nextReminderId(), mine.nextReminderId(),
          yours.nextReminderId(),
        ]
      }
    }

    #expect(ids == [42, 43, 44, 45])
  }
}
