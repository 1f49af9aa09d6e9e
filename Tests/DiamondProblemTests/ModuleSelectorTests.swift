// Module selectors (SE-0491) came with Swift 6.3.
#if compiler(>=6.3)
  import DiamondProblem
  import ReminderStorage
  import TestSupport
  import Testing

  // `SavedReminderIds` and its default come from the module DiamondProblem. `EventReminderIds` is
  // declared in this module, so the two defaults have different modules. It is for reminders that
  // are made from calendar events, and its default takes their ids from a range that other
  // reminders don't use. So both protocols promise an id that no other saved reminder has.
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
    private let events = SpyStore(["currentReminderId": 2_000_006])

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

    @Test func `on self, a selector with the type's own module finds the type's method`() throws {
      let ids = SelfSelecting(events: events)

      _ = try ids.nextReminderId()

      #expect(ids.calls == 3, "the third call gave up; nothing else would have stopped it")
      #expect(events.readKeys.isEmpty, "the default was never called")
    }

    // A cast before the selector can change what it finds. Which way depends on the module that
    // declares the requirement, so the lesson doesn't recommend it.
    //
    // `SavedReminderIds` and the requirement, which `ReminderIds` declares, are in the same module.
    @Test func `after a cast, a selector with the requirement's module finds the type's method`()
      throws
    {
      let planner = Planner(store: store)

      #expect(try planner.DiamondProblem::nextReminderId() == 42)
      #expect(try (planner as any SavedReminderIds).DiamondProblem::nextReminderId() == -1)
      #expect(try next(of: planner) == -1)
    }

    // The requirement is in another module than the default, so the selector drops it.
    @Test func `after a cast, a selector with another module finds the default`() throws {
      let agenda = Agenda(store: store, events: events)

      #expect(
        try (agenda as any EventReminderIds).DiamondProblemTests::nextReminderId() == 2_000_007)
      #expect(try nextEvent(of: agenda) == 2_000_008)
      #expect(store.readKeys.isEmpty, "the type's method was not called")
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

    @Test func `on self, two defaults of one module stay ambiguous`() throws {
      let output = try twoDefaultsOfOneModule.diagnostics(
        of: """
          import Vendor

          struct Both: SavedReminderIds, DraftReminderIds {
            func nextReminderId() -> Int { self.Vendor::nextReminderId() }
          }
          """)

      #expect(output.contains("error: ambiguous use of 'nextReminderId()'"), "\(output)")
    }

    @Test func `a cast to one of the protocols ends that ambiguity`() throws {
      let output = try twoDefaultsOfOneModule.diagnostics(
        of: """
          import Vendor

          struct Both: SavedReminderIds, DraftReminderIds {
            func nextReminderId() -> Int { (self as any SavedReminderIds).Vendor::nextReminderId() }
            func nextDraftId() -> Int { (self as any DraftReminderIds).Vendor::nextReminderId() }
          }
          """)

      #expect(output.isEmpty, "\(output)")
    }

    private let twoDefaultsOfOneModule = MadeModules()
      .adding("Ids", "public protocol ReminderIds { func nextReminderId() -> Int }")
      .adding(
        "Vendor",
        """
        public import Ids

        public protocol SavedReminderIds: ReminderIds {}
        extension SavedReminderIds { public func nextReminderId() -> Int { 42 } }

        public protocol DraftReminderIds: ReminderIds {}
        extension DraftReminderIds { public func nextReminderId() -> Int { 7 } }
        """)
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

  private func nextEvent(of ids: some EventReminderIds) throws -> Int {
    try ids.DiamondProblemTests::nextReminderId()
  }
#endif
