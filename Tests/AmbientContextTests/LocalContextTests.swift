import AmbientContext
import ReminderStorage
import Testing

/// The default is shared by the whole process, so all that relies on it is one test.
struct LocalContextTests {
  @Test func `outside of every scope the ids are kept in memory, undisturbed`() throws {
    let generator = LocalReminderIdGenerator()
    LocalContext.store.set(nil, forKey: "currentReminderId")

    let before = try [generator.nextReminderId(), generator.nextReminderId()]
    let inside = try LocalContext.$store.withValue(LastIdStore()) {
      try generator.nextReminderId()
    }
    let after = try generator.nextReminderId()

    #expect(before == [0, 1])
    #expect(inside == 0)
    #expect(after == 2)
  }

  @Test func `a text is reported and stays`() {
    let store = FakeStore(["currentReminderId": "seven"])

    LocalContext.$store.withValue(store) {
      #expect(throws: ReminderIdError.self) { try LocalReminderIdGenerator().nextReminderId() }
    }

    #expect(store.object(forKey: "currentReminderId") as? String == "seven")
  }

  @Test func `the largest id is the last one`() {
    let store = LastIdStore()
    store.set(Int.max, forKey: "currentReminderId")

    LocalContext.$store.withValue(store) {
      #expect(throws: ReminderIdError.exhausted(key: "currentReminderId")) {
        try LocalReminderIdGenerator().nextReminderId()
      }
    }
  }

  @Test func `the store in memory tells an empty one from the id zero`() {
    let store = LastIdStore()

    let empty = store.object(forKey: "currentReminderId") as? Int
    store.set(0, forKey: "currentReminderId")
    let stored = store.object(forKey: "currentReminderId") as? Int
    store.set(nil, forKey: "currentReminderId")
    let removed = store.object(forKey: "currentReminderId") as? Int

    #expect(empty == nil)
    #expect(stored == 0)
    #expect(removed == nil)
  }
}
