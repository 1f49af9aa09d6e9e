import DiamondProblem
import ReminderStorage
import TestSupport
import Testing

/// Code that compiles and does something other than it seems to.
struct PitfallTests {
  private let store = FakeStore()
  private let drafts = FakeStore()

  @Test(arguments: WayBack.allCases)
  func `calling the default through the protocol recurses`(_ wayBack: WayBack) throws {
    let store = SpyStore()
    let generator = Boomerang(store: store, wayBack: wayBack)

    _ = try generator.nextReminderId()

    #expect(generator.calls == 3, "the third call gave up; nothing else would have stopped it")
    #expect(store.readKeys.isEmpty, "the default was never called")
  }

  @Test func `a member that is no requirement can be called through a cast`() {
    #expect(Postcard().label == "saved")
    #expect((Postcard() as any Draftable).label == "draft")
  }

  @Test func `a second conformance changes the ids without a warning`() throws {
    struct Inbox: SavedReminderIds {
      let store: any KeyValueStore
      let drafts: any KeyValueStore
    }
    struct SharedInbox: SavedReminderIds, DraftReminderIds {
      let store: any KeyValueStore
      let drafts: any KeyValueStore
    }
    store.set(41, forKey: "currentReminderId")
    drafts.set(6, forKey: "currentReminderId")

    #expect(try Inbox(store: store, drafts: drafts).nextReminderId() == 42)
    #expect(try SharedInbox(store: store, drafts: drafts).nextReminderId() == 7)
  }

  @Test func `a default added elsewhere gives one value two results`() throws {
    let ids = DraftIds(drafts: drafts)

    #expect(ids.nextReminderId() == -1, "this file's default is more constrained, so it wins here")
    #expect(try (ids as any DraftReminderIds).nextReminderId() == 0, "the witness is as it was")
  }

  @Test(arguments: ["fileprivate", "public"])
  func `a more constrained default serves those types only that can see it`(access: String) throws {
    let module = MadeModules().adding(
      "Ids",
      """
      public protocol SavedIds { func nextReminderId() -> Int }
      extension SavedIds { public func nextReminderId() -> Int { 42 } }

      public protocol DraftIds { func nextReminderId() -> Int }
      extension DraftIds { public func nextReminderId() -> Int { 7 } }

      extension SavedIds where Self: DraftIds {
        \(access) func nextReminderId() -> Int { 7 }
      }
      """)

    let output = try module.diagnostics(of: "import Ids\n\nstruct Both: SavedIds, DraftIds {}")

    #expect(output.contains("does not conform to protocol") == (access == "fileprivate"))
  }

  @Test func `without a second default, one default is enough`() throws {
    store.set(41, forKey: "currentReminderId")

    #expect(try Agenda(store: store).nextReminderId() == 42)
  }

  @Test func `what an adapter does not forward, a default replaces`() {
    #expect(Rent().label == "Pay rent")
    #expect(RentAdapter(rent: Rent()).label == "Reminder")
  }

  @Test func `one property satisfies two meanings`() {
    let rent = RentReminder(due: 30)

    #expect(minutesUntilNext(of: [rent]) == 30)
    #expect(centsOwed(for: [rent]) == 30, "thirty minutes have become thirty cents")
  }
}

enum WayBack: CaseIterable {
  case existential
  case generic
  case namedExtension
}

/// Tries to call the default of `SavedReminderIds` from the method that replaces it.
private final class Boomerang: SavedReminderIds {
  let store: any KeyValueStore
  let wayBack: WayBack
  private(set) var calls = 0

  init(store: any KeyValueStore, wayBack: WayBack) {
    self.store = store
    self.wayBack = wayBack
  }

  func nextReminderId() throws(ReminderIdError) -> Int {
    calls += 1
    if calls == 3 { return -1 }
    switch wayBack {
    case .existential: return try (self as any SavedReminderIds).nextReminderId()
    case .generic: return try next(of: self)
    case .namedExtension: return try theDefault()
    }
  }
}

private func next(of ids: some SavedReminderIds) throws(ReminderIdError) -> Int {
  try ids.nextReminderId()
}

extension SavedReminderIds {
  // This names the call and not the body, so the call still goes to the type's own method.
  fileprivate func theDefault() throws(ReminderIdError) -> Int { try nextReminderId() }
}

private protocol Savable {}
private protocol Draftable {}

extension Savable {
  fileprivate var label: String { "saved" }
}

extension Draftable {
  fileprivate var label: String { "draft" }
}

private struct Postcard: Savable, Draftable {
  var label: String { (self as any Savable).label }
}

extension SavedReminderIds where Self: DraftReminderIds {
  fileprivate func nextReminderId() throws(ReminderIdError) -> Int {
    try nextDraftReminderId()
  }
}

extension DraftReminderIds where Self == DraftIds {
  fileprivate func nextReminderId() -> Int { -1 }
}

private protocol EventIds: ReminderIds {}

/// What `Rejected/AddedDefault.swift` is without the addition.
private struct Agenda: SavedReminderIds, EventIds {
  let store: any KeyValueStore
}

private protocol Labeled {
  var label: String { get }
}

extension Labeled {
  fileprivate var label: String { "Reminder" }
}

private struct Rent: Labeled {
  let label = "Pay rent"
}

private struct RentAdapter: Labeled {
  let rent: Rent
}

private protocol Remindable {
  /// Minutes from now.
  var due: Int { get }
}

private protocol Billable {
  /// Cents.
  var due: Int { get }
}

private struct RentReminder: Remindable, Billable {
  let due: Int
}

private func minutesUntilNext(of reminders: [any Remindable]) -> Int? {
  reminders.map(\.due).min()
}

private func centsOwed(for bills: [any Billable]) -> Int {
  bills.map(\.due).reduce(0, +)
}
