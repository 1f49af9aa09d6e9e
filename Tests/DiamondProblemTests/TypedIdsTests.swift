import DiamondProblem
import ReminderStorage
import Testing

/// Two requirements of one name, whose results have different types.
struct TypedIdsTests {
  private let store = FakeStore()
  private let drafts = FakeStore()

  @Test func `ids of two types make two requirements, and one type has a method for each`() throws {
    store.set(41, forKey: "currentReminderId")
    drafts.set(6, forKey: "currentReminderId")
    let ids = TypedIds(saved: SavedIds(store: store), drafts: DraftIds(drafts: drafts))

    #expect(try (ids as any TypedSavedIds).nextId() == SavedId(number: 42))
    #expect(try (ids as any TypedDraftIds).nextId() == DraftId(number: 7))
  }

  @Test func `each side with a default of its own has no conflict either`() {
    let ids = DefaultedIds()

    #expect((ids as any SavedByDefault).nextId() == SavedId(number: 42))
    #expect((ids as any DraftByDefault).nextId() == DraftId(number: 7))
  }

  @Test func `a text among the drafts is reported, and saved ids go on`() throws {
    drafts.set("seven", forKey: "currentReminderId")
    let ids = TypedIds(saved: SavedIds(store: store), drafts: DraftIds(drafts: drafts))

    #expect(throws: ReminderIdError.self) { try ids.nextId() as DraftId }
    #expect(try ids.nextId() as SavedId == SavedId(number: 0))
  }
}

private protocol SavedByDefault {
  func nextId() -> SavedId
}

extension SavedByDefault {
  fileprivate func nextId() -> SavedId { SavedId(number: 42) }
}

private protocol DraftByDefault {
  func nextId() -> DraftId
}

extension DraftByDefault {
  fileprivate func nextId() -> DraftId { DraftId(number: 7) }
}

private struct DefaultedIds: SavedByDefault, DraftByDefault {}
