import DiamondProblem
import Foundation
import ReminderStorage
import TestSupport
import Testing

struct ReminderIdGeneratorTests {
  private let store = FakeStore()
  private let drafts = FakeStore()

  private var generator: ReminderIdGenerator { ReminderIdGenerator(store: store, drafts: drafts) }

  @Test func `the first id is zero`() throws {
    #expect(try generator.nextReminderId() == 0)
  }

  @Test func `the id after 41 is 42, and it is stored`() throws {
    store.set(41, forKey: "currentReminderId")

    #expect(try generator.nextReminderId() == 42)
    #expect(store.object(forKey: "currentReminderId") as? Int == 42)
  }

  @Test func `a new generator continues where the last one stopped`() throws {
    _ = try generator.nextReminderId()

    #expect(try generator.nextReminderId() == 1)
  }

  @Test func `two stores are two sequences`() throws {
    let yours = ReminderIdGenerator(store: FakeStore(), drafts: drafts)

    let ids = try [generator.nextReminderId(), generator.nextReminderId(), yours.nextReminderId()]

    #expect(ids == [0, 1, 0])
  }

  @Test func `a stored text is reported and stays`() throws {
    store.set("seven", forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) { try generator.nextReminderId() }
    #expect(store.object(forKey: "currentReminderId") as? String == "seven")
  }

  @Test func `a text among the drafts is reported and stays`() throws {
    drafts.set("seven", forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) { try generator.draftIds.nextReminderId() }
    #expect(drafts.object(forKey: "currentReminderId") as? String == "seven")
  }

  @Test func `the largest id is the last one`() throws {
    store.set(Int.max, forKey: "currentReminderId")

    #expect(throws: ReminderIdError.exhausted(key: "currentReminderId")) {
      try generator.nextReminderId()
    }
    #expect(store.object(forKey: "currentReminderId") as? Int == .max)
  }

  @Test func `it works with two real UserDefaults`() throws {
    try withTemporaryDefaults { store throws in
      try withTemporaryDefaults { drafts throws in
        let generator = ReminderIdGenerator(store: store, drafts: drafts)

        let ids = try [
          generator.nextReminderId(), generator.nextReminderId(),
          generator.draftIds.nextReminderId(),
        ]

        #expect(ids == [0, 1, 0])
        #expect(store.integer(forKey: "currentReminderId") == 1)
        #expect(drafts.object(forKey: "currentReminderId") as? Int == 0)
      }
    }
  }
}

/// Which side answers, and who decides.
extension ReminderIdGeneratorTests {
  @Test func `each default can be called by its own name`() throws {
    store.set(41, forKey: "currentReminderId")
    drafts.set(6, forKey: "currentReminderId")

    #expect(try generator.nextReminderId() == 42)
    #expect(try generator.nextSavedReminderId() == 43)
    #expect(try generator.nextDraftReminderId() == 7)
  }

  @Test func `a named default runs once and does not come back`() throws {
    let store = SpyStore()
    let drafts = SpyStore()

    _ = try ReminderIdGenerator(store: store, drafts: drafts).nextReminderId()

    #expect(store.readKeys == ["currentReminderId"])
    #expect(store.writtenKeys == ["currentReminderId"])
    #expect(drafts.readKeys.isEmpty && drafts.writtenKeys.isEmpty)
  }

  @Test func `asked as a source of draft ids, it still hands out a saved one`() throws {
    store.set(41, forKey: "currentReminderId")
    drafts.set(6, forKey: "currentReminderId")
    let ids: any DraftReminderIds = generator

    #expect(try ids.nextReminderId() == 42, "one conformance to ReminderIds, one witness")
    #expect(drafts.object(forKey: "currentReminderId") as? Int == 6)
  }

  @Test func `an adaptor that is one side only hands out draft ids`() throws {
    store.set(41, forKey: "currentReminderId")
    drafts.set(6, forKey: "currentReminderId")
    let ids: any DraftReminderIds = generator.draftIds

    #expect(try ids.nextReminderId() == 7)
    #expect(drafts.object(forKey: "currentReminderId") as? Int == 7)
    #expect(store.object(forKey: "currentReminderId") as? Int == 41)
  }

  @Test func `whoever is one side only gets that side's default`() throws {
    struct Inbox: SavedReminderIds {
      let store: any KeyValueStore
    }
    store.set(41, forKey: "currentReminderId")

    #expect(try Inbox(store: store).nextReminderId() == 42)
  }
}
