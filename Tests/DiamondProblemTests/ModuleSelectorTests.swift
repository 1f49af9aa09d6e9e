// Module selectors (SE-0491) came with Swift 6.3.
#if compiler(>=6.3)
  import DiamondProblem
  import ReminderStorage
  import TestSupport
  import Testing

  // `SavedReminderIds` and its default come from the module DiamondProblem. `EventReminderIds` is
  // declared in this module, so the two defaults have different modules.
  private protocol EventReminderIds: ReminderIds {
    var events: any KeyValueStore { get }
  }

  extension EventReminderIds {
    fileprivate func nextReminderId() throws(ReminderIdError) -> Int {
      let id = try reminderId(after: events.object(forKey: currentReminderId))
      events.set(id, forKey: currentReminderId)
      return id
    }
  }

  private struct Agenda: SavedReminderIds, EventReminderIds {
    let store: any KeyValueStore
    let events: any KeyValueStore

    func nextReminderId() throws(ReminderIdError) -> Int {
      try self.DiamondProblem::nextReminderId()
    }
  }

  struct ModuleSelectorTests {
    private let store = SpyStore(["currentReminderId": 41])
    private let events = SpyStore(["currentReminderId": 6])

    @Test func `a module selector calls the default from another module`() throws {
      let agenda = Agenda(store: store, events: events)

      #expect(try agenda.nextReminderId() == 42)
      #expect(store.writtenKeys == ["currentReminderId"])
      #expect(events.readKeys.isEmpty, "the default of this module was not called")
    }

    @Test func `through a protocol, too, the type's method calls that default`() throws {
      let ids: any EventReminderIds = Agenda(store: store, events: events)

      #expect(try ids.nextReminderId() == 42)
    }

    @Test func `a selector with the type's own module finds the type's method`() throws {
      let ids = SelfSelecting(events: events)

      _ = try ids.nextReminderId()

      #expect(ids.calls == 3, "the third call gave up; nothing else would have stopped it")
      #expect(events.readKeys.isEmpty, "the default was never called")
    }

    @Test func `on a generic or existential value, it finds the type's method`() throws {
      let planner = Planner(store: store)

      #expect(try planner.DiamondProblem::nextReminderId() == 42)
      #expect(try (planner as any SavedReminderIds).DiamondProblem::nextReminderId() == -1)
      #expect(try next(of: planner) == -1)
    }

    private let twoModules = MadeModules()
      .adding("Ids", "public protocol ReminderIds { func nextReminderId() -> Int }")
      .adding(
        "Saved",
        """
        public import Ids

        public protocol SavedReminderIds: ReminderIds {}
        extension SavedReminderIds { public func nextReminderId() -> Int { 42 } }
        """
      )
      .adding(
        "Drafts",
        """
        public import Ids

        public protocol DraftReminderIds: ReminderIds {}
        extension DraftReminderIds { public func nextReminderId() -> Int { 7 } }
        """)

    @Test func `with a module for each side, a selector can name either default`() throws {
      let output = try twoModules.diagnostics(
        of: """
          import Drafts
          import Saved

          struct Both: SavedReminderIds, DraftReminderIds {
            func nextReminderId() -> Int { self.Saved::nextReminderId() }
            func nextDraftId() -> Int { self.Drafts::nextReminderId() }
          }
          """)

      #expect(output.isEmpty, "\(output)")
    }

    @Test func `without self, the selector finds no member`() throws {
      let output = try twoModules.diagnostics(
        of: """
          import Drafts
          import Saved

          struct Both: SavedReminderIds, DraftReminderIds {
            func nextReminderId() -> Int { Saved::nextReminderId() }
          }
          """)

      #expect(output.contains("note: did you mean the member of 'self'?"), "\(output)")
    }

    @Test func `two defaults of one module stay ambiguous`() throws {
      let oneModule = MadeModules().adding(
        "Ids",
        """
        public protocol ReminderIds { func nextReminderId() -> Int }

        public protocol SavedReminderIds: ReminderIds {}
        extension SavedReminderIds { public func nextReminderId() -> Int { 42 } }

        public protocol DraftReminderIds: ReminderIds {}
        extension DraftReminderIds { public func nextReminderId() -> Int { 7 } }
        """)

      let output = try oneModule.diagnostics(
        of: """
          import Ids

          struct Both: SavedReminderIds, DraftReminderIds {
            func nextReminderId() -> Int { self.Ids::nextReminderId() }
          }
          """)

      #expect(output.contains("error: ambiguous use of 'nextReminderId()'"), "\(output)")
    }
  }

  /// Names the module in which it is declared itself.
  private final class SelfSelecting: EventReminderIds {
    let events: any KeyValueStore
    private(set) var calls = 0

    init(events: any KeyValueStore) {
      self.events = events
    }

    func nextReminderId() throws(ReminderIdError) -> Int {
      calls += 1
      if calls == 3 { return -1 }
      return try self.DiamondProblemTests::nextReminderId()
    }
  }

  /// Has a method of its own, which a caller can bypass.
  private struct Planner: SavedReminderIds {
    let store: any KeyValueStore

    func nextReminderId() -> Int { -1 }
  }

  private func next(of ids: some SavedReminderIds) throws -> Int {
    try ids.DiamondProblem::nextReminderId()
  }
#endif
