import ClosureDependencies
import ReminderStorage
import Testing

/// What goes wrong with a struct of closures.
struct PitfallTests {
  // MARK: - An override that leaves the contents

  @Test func `an override that leaves the contents hands out an id twice`() throws {
    var store = ReminderStore.inMemory()
    store.advance = { rule in try rule(41) }
    let list = ReminderList(store: store)

    #expect(try list.add("Pay rent") == 42)
    #expect(try list.add("Call home") == 42)
    #expect(try store.reminders() == [Reminder(id: 42, title: "Call home")])
  }

  @Test func `a store that begins at 41 goes on to 43`() throws {
    let list = ReminderList(store: .inMemory(lastId: 41))

    #expect(try list.add("Pay rent") == 42)
    #expect(try list.add("Call home") == 43)
  }

  // MARK: - Two steps for one

  @Test func `an id that is made in two steps is handed out twice`() throws {
    let store = ReminderStore.inMemory(lastId: 6)

    let mine = try reminderId(afterId: store.lastId())
    let yours = try store.advance { last in try reminderId(afterId: last) }  // in between

    #expect([mine, yours] == [7, 7])
  }

  // MARK: - A rule that calls the store

  @Test func `a rule that calls its store crashes`() async {
    await #expect(processExitsWith: .failure) {
      let store = ReminderStore.inMemory()
      _ = try? store.advance { _ in (try? store.lastId()) ?? 0 }
    }
  }

  // MARK: - Identity

  @Test func `a copy shares the contents, but not the overrides`() throws {
    let original = ReminderStore.inMemory()
    var copy = original
    copy.save = { _ in throw DiskFull() }

    _ = try copy.advance { _ in 41 }

    #expect(try original.lastId() == 41)
    #expect(throws: Never.self) { try original.save(Reminder(id: 41, title: "Pay rent")) }
  }

  @Test func `an override comes too late for a list that exists`() throws {
    var store = ReminderStore.inMemory()
    let list = ReminderList(store: store)
    store.advance = { rule in try rule(41) }

    #expect(try list.add("Pay rent") == 0)
  }

  @Test func `a stored constant is one store for all tests`() throws {
    let idInOneTest = try ReminderList(store: .shared).add("Pay rent")
    let idInAnother = try ReminderList(store: .shared).add("Pay rent")

    #expect(idInOneTest == 0)
    #expect(idInAnother == 1, "the other test wanted 0, too")
  }

  // MARK: - A cycle through a capture

  @Test @MainActor func `a screen that a closure of its store captures is never freed`() throws {
    weak var screen: LeakingScreen?
    do {
      let shown = LeakingScreen(store: .inMemory())
      try shown.add("Pay rent")
      #expect(shown.saved.values == [0])
      screen = shown
    }
    #expect(screen != nil, "nothing but its own store holds it")
  }

  @Test @MainActor func `a screen whose closure captures the recorder is freed`() throws {
    weak var screen: ReminderScreen?
    let saved: Recorder<Int>
    do {
      let shown = ReminderScreen(store: .inMemory())
      try shown.add("Pay rent")
      saved = shown.saved
      screen = shown
    }
    #expect(screen == nil)
    #expect(saved.values == [0])
  }

  @Test @MainActor func `a screen that a closure holds weakly is called, and freed`() async throws {
    weak var screen: ShowingScreen?
    do {
      let shown = ShowingScreen(store: .inMemory())
      try shown.add("Pay rent")
      for await id in shown.ids {
        #expect(id == 0)
        break
      }
      screen = shown
    }
    #expect(screen == nil)
  }

  // MARK: - An operation that was added and forgotten

  @Test func `a default hides that the app's store can't share`() throws {
    let store = LenientStore.live

    try store.share(0, "grace@example.com")  // no error, no guest

    #expect(try store.reminders() == [Reminder(id: 0, title: "Pay rent")])
  }

  // MARK: - Typed errors

  @Test func `an implementation with a typed error fits into an untyped operation`() throws {
    @Sendable func lastId() throws(ReminderIdError) -> Int? { try lastReminderId(in: "seven") }
    var store = ReminderStore.failing()
    store.lastId = lastId

    #expect(throws: ReminderIdError.self) { try store.lastId() }
  }

  // MARK: - An object that stays on the main actor

  @Test @MainActor func `closures of the main actor call an object that stays there`() throws {
    let object = MainActorIds()
    let store = MainActorStore(nextId: { try object.nextId() })

    #expect(try [store.nextId(), store.nextId()] == [0, 1])
  }

  // MARK: - What a copy costs

  @Test func `an existential takes 40 bytes, a closure 16, and eight closures 128`() {
    #expect(MemoryLayout<any ReminderStoring>.size == 40)
    #expect(MemoryLayout<() -> Void>.size == 16)
    #expect(MemoryLayout<ReminderStore>.size == 8 * 16)
  }
}

extension ReminderStore {
  /// One store for all tests: don't.
  fileprivate static let shared = inMemory()
}

/// A screen with a cycle: its store holds a closure that holds the screen.
@MainActor
private final class LeakingScreen {
  let saved = Recorder<Int>()
  private var store: ReminderStore

  init(store: ReminderStore) {
    self.store = store
    self.store.save = { reminder in
      try store.save(reminder)
      self.saved.record(reminder.id)
    }
  }

  func add(_ title: String) throws {
    _ = try ReminderList(store: store).add(title)
  }
}

/// The screen without the cycle: the closure holds only what it uses.
@MainActor
private final class ReminderScreen {
  let saved = Recorder<Int>()
  private var store: ReminderStore

  init(store: ReminderStore) {
    self.store = store
    self.store.save = { [saved] reminder in
      try store.save(reminder)
      saved.record(reminder.id)
    }
  }

  func add(_ title: String) throws {
    _ = try ReminderList(store: store).add(title)
  }
}

/// The screen that its store's closure calls: the closure may run in any task, so it needs one of its
/// own on the main actor.
@MainActor
private final class ShowingScreen {
  let ids: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation
  private var store: ReminderStore

  init(store: ReminderStore) {
    (ids, continuation) = AsyncStream.makeStream()
    self.store = store
    self.store.save = { [weak self] reminder in
      try store.save(reminder)
      Task { @MainActor in self?.show(reminder.id) }
    }
  }

  func add(_ title: String) throws {
    _ = try ReminderList(store: store).add(title)
  }

  private func show(_ id: Int) {
    continuation.yield(id)
  }
}

/// An object that isn't `Sendable` by a lock: it is on the main actor, which keeps its variable.
@MainActor
private final class MainActorIds {
  private var last: Int?

  func nextId() throws -> Int {
    let id = try reminderId(afterId: last)
    last = id
    return id
  }
}

/// A struct of closures that only the main actor can call directly.
private struct MainActorStore: Sendable {
  var nextId: @MainActor () throws -> Int
}

/// A store to which `share` was added later, with a default: don't.
private struct LenientStore {
  var reminders: @Sendable () throws -> [Reminder]
  var share: @Sendable (_ id: Int, _ email: String) throws -> Void = { _, _ in }

  /// The app's store, which is older than `share` and still compiles.
  static var live: LenientStore {
    LenientStore(reminders: { [Reminder(id: 0, title: "Pay rent")] })
  }
}
