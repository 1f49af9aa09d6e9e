import DiamondProblem
import ReminderStorage
import Testing

// The underscored attribute gives a requirement a witness of another name. It is not a part of the
// language, so do not ship it. It is here to show where even it ends.

struct WitnessTests {
  @Test func `without a common top, an underscored attribute gives two witnesses`() {
    #expect((Apart() as any Saved).nextReminderId() == 42)
    #expect((Apart() as any Draft).nextReminderId() == 7)
  }

  @Test func `below a common top, it gives one witness all the same`() throws {
    let store = FakeStore()
    store.set(41, forKey: "currentReminderId")
    let together = Together(store: store, drafts: FakeStore())

    #expect(try (together as any SavedReminderIds).nextReminderId() == 42)
    #expect(try (together as any DraftReminderIds).nextReminderId() == 43)
  }

  @Test func `naming the common top sets the one witness for both sides`() throws {
    let renamed = Renamed(store: FakeStore(), drafts: FakeStore())

    #expect(try (renamed as any SavedReminderIds).nextReminderId() == 99)
    #expect(try (renamed as any DraftReminderIds).nextReminderId() == 99)
  }

  @Test func `a method with a condition isn't the witness of an unconditional conformance`() {
    #expect(Box<Int>().nextReminderId() == 5)
    #expect((Box<Int>() as any Defaulted).nextReminderId() == 0)
  }

  @Test func `a method from another module's extension isn't the witness`() throws {
    let store = FakeStore()
    store.set(41, forKey: "currentReminderId")
    let ids = SavedIds(store: store)

    #expect(try ids.nextReminderId() == 5)
    #expect(try (ids as any SavedReminderIds).nextReminderId() == 42)
  }

  @Test func `a method that is private to another file isn't the witness`() {
    #expect(CountedElsewhere().nextReminderId() == 5)
    #expect((CountedElsewhere() as any PlainIds).nextReminderId() == 0)
  }

  @Test func `a default of the common top serves nobody if a side refines it`() {
    #expect((OneSideRefined() as any Refined).nextReminderId() == 42)
    #expect((OneSideRefined() as any Plain).nextReminderId() == 42)
  }
}

private protocol Saved {
  func nextReminderId() -> Int
}

private protocol Draft {
  func nextReminderId() -> Int
}

private struct Apart: Saved, Draft {
  @_implements(Saved,nextReminderId())
  func nextSavedReminderId() -> Int { 42 }

  @_implements(Draft,nextReminderId())
  func nextDraftReminderId() -> Int { 7 }
}

private struct Together: SavedReminderIds, DraftReminderIds {
  let store: any KeyValueStore
  let drafts: any KeyValueStore

  func nextReminderId() throws(ReminderIdError) -> Int { try nextSavedReminderId() }

  @_implements(DraftReminderIds,nextReminderId())
  func nextDraftReminderId() throws(ReminderIdError) -> Int { 7 }
}

private struct Renamed: SavedReminderIds, DraftReminderIds {
  let store: any KeyValueStore
  let drafts: any KeyValueStore

  func nextReminderId() throws(ReminderIdError) -> Int { try nextSavedReminderId() }

  @_implements(ReminderIds,nextReminderId())
  func another() throws(ReminderIdError) -> Int { 99 }
}

private protocol Defaulted {
  func nextReminderId() -> Int
}

extension Defaulted {
  fileprivate func nextReminderId() -> Int { 0 }
}

private struct Box<Value>: Defaulted {}

extension Box where Value == Int {
  fileprivate func nextReminderId() -> Int { 5 }
}

// The module `DiamondProblem` declares the conformance, and was compiled without this method.
extension SavedIds {
  fileprivate func nextReminderId() throws(ReminderIdError) -> Int { 5 }
}

// The conformance is in another file, where this method can't be seen. In the same file, the compiler
// would refuse it.
extension CountedElsewhere {
  fileprivate func nextReminderId() -> Int { 5 }
}

private protocol Refined: Defaulted {}

extension Refined {
  fileprivate func nextReminderId() -> Int { 42 }
}

private protocol Plain: Defaulted {}

private struct OneSideRefined: Refined, Plain {}
