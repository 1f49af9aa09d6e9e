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

/// Which side is called, and what decides that.
extension ReminderIdGeneratorTests {
  @Test func `passed as a source of draft ids, it still returns a saved id`() throws {
    store.set(41, forKey: "currentReminderId")
    drafts.set(6, forKey: "currentReminderId")
    let ids: any DraftReminderIds = generator

    #expect(try ids.nextReminderId() == 42, "one conformance to ReminderIds, one witness")
    #expect(drafts.object(forKey: "currentReminderId") as? Int == 6)
  }

  @Test func `an adapter for drafts returns draft ids`() throws {
    store.set(41, forKey: "currentReminderId")
    drafts.set(6, forKey: "currentReminderId")
    let ids: any DraftReminderIds = generator.draftIds

    #expect(try ids.nextReminderId() == 7)
    #expect(drafts.object(forKey: "currentReminderId") as? Int == 7)
    #expect(store.object(forKey: "currentReminderId") as? Int == 41)
  }

  @Test func `a type with one side gets that side's default`() throws {
    store.set(41, forKey: "currentReminderId")

    #expect(try SavedIds(store: store).nextReminderId() == 42)
  }
}

/// What a draft with a saved reminder's id leads to.
extension ReminderIdGeneratorTests {
  @Test func `a draft id from the wrong store comes up again later`() throws {
    store.set(41, forKey: "currentReminderId")
    drafts.set(40, forKey: "currentReminderId")
    let editor = DraftScreen(ids: ReminderIdGenerator(store: store, drafts: drafts))
    let outbox = DraftScreen(ids: DraftIds(drafts: drafts))

    try editor.addDraft()
    try outbox.addDraft()
    try outbox.addDraft()

    #expect(editor.ids == [42])
    #expect(outbox.ids == [41, 42], "two drafts have the id 42")
  }

  @Test func `with a value for each role, no draft takes a saved id`() throws {
    store.set(41, forKey: "currentReminderId")
    drafts.set(40, forKey: "currentReminderId")
    let draftIds = DraftIds(drafts: drafts)
    let editor = ReminderEditor(savedIds: SavedIds(store: store), draftIds: draftIds)
    let outbox = DraftScreen(ids: draftIds)

    #expect(try editor.addDraft() == 41)
    try outbox.addDraft()
    try outbox.addDraft()

    #expect(outbox.ids == [42, 43])
    #expect(try editor.addReminder() == 42, "no draft has taken a saved id")
  }
}
