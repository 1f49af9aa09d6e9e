import IsolatedDependencies
import ReminderStorage
import TestSupport
import Testing

/// The second column of the lesson's table: two objects with one store, and generators that share one.
struct TwoGeneratorsTests {
  private let store = PausableStore()

  @Test func `without a lock, both return the same id`() async throws {
    let (mine, yours) = (
      UnprotectedReminderIdGenerator(store: store), UnprotectedReminderIdGenerator(store: store)
    )

    let ids = try await idsOfAnOvertakenCall(
      in: store, slow: { try mine.nextReminderId() }, quick: { try yours.nextReminderId() })

    #expect(ids == [0, 0])
  }

  @Test func `with a lock each, both return the same id`() async throws {
    let mine = LockedReminderIdGenerator(store: store)
    let yours = LockedReminderIdGenerator(store: store)

    let ids = try await idsOfAnOvertakenCall(
      in: store, slow: { try mine.nextReminderId() }, quick: { try yours.nextReminderId() })

    #expect(ids == [0, 0])
  }

  @Test func `two actors return the same id`() async throws {
    let mine = IsolatedReminderIdGenerator(store: store)
    let yours = IsolatedReminderIdGenerator(store: store)

    let ids = try await idsOfAnOvertakenCall(
      in: store, slow: { try await mine.nextReminderId() },
      quick: { try await yours.nextReminderId() })

    #expect(ids == [0, 0])
  }

  @MainActor @Test func `on the main actor, each call gets an id of its own`() async throws {
    let store = FakeStore()
    let mine = MainActorReminderIdGenerator(store: store)
    let yours = MainActorReminderIdGenerator(store: store)

    async let mineIds = ids(of: 500) { try await mine.nextReminderId() }
    async let yourIds = ids(of: 500) { try await yours.nextReminderId() }

    #expect(try await mineIds.union(yourIds) == Set(0..<1_000))
  }

  @Storage @Test func `on a global actor of our own, too, and off the screen`() async throws {
    let store = FakeStore()
    let mine = StorageReminderIdGenerator(store: store)
    let yours = StorageReminderIdGenerator(store: store)

    async let mineIds = ids(of: 500) { try await mine.nextReminderId() }
    async let yourIds = ids(of: 500) { try await yours.nextReminderId() }

    #expect(try await mineIds.union(yourIds) == Set(0..<1_000))
  }

  @Test(.disabled(if: isMutexMistakenForRace, "see ThreadSanitizerTests"))
  func `with a whole step, the second generator waits`() async throws {
    let sequence = LockedLastId(store: store)
    let mine = ReminderIdGenerator(sequence: sequence)
    let yours = ReminderIdGenerator(sequence: sequence)

    let ids = try await idsOfACallThatWaits(
      in: store, first: { try mine.nextReminderId() }, second: { try yours.nextReminderId() })

    #expect(ids == [0, 1])
  }

  @Test func `two whole steps with a lock each return the same id`() async throws {
    let mine = ReminderIdGenerator(sequence: LockedLastId(store: store))
    let yours = ReminderIdGenerator(sequence: LockedLastId(store: store))

    let ids = try await idsOfAnOvertakenCall(
      in: store, slow: { try mine.nextReminderId() }, quick: { try yours.nextReminderId() })

    #expect(ids == [0, 0])
  }

  @Test func `two adapters of one store return the same id, although each is sent to its lock`()
    async throws
  {
    let mine = ReminderIdGenerator(sequence: LockedLastId(store: Adapter(store: store)))
    let yours = ReminderIdGenerator(sequence: LockedLastId(store: Adapter(store: store)))

    let ids = try await idsOfAnOvertakenCall(
      in: store, slow: { try mine.nextReminderId() }, quick: { try yours.nextReminderId() })

    #expect(ids == [0, 0])
  }

  @Test func `with a whole step in a file, the second generator waits`() async throws {
    try await withTemporaryFile { file async throws in
      let pause = Pause()
      let firstId = Task(executorPreference: OwnThreads()) {
        try FileLastId(file: file).advance { last in
          pause.hold()
          return try reminderId(afterId: last)
        }
      }
      await pause.isReached()
      let secondId = Task(executorPreference: OwnThreads()) {
        try ReminderIdGenerator(sequence: FileLastId(file: file)).nextReminderId()
      }
      #expect(FileLastId(file: file).isLocked)

      pause.end()

      #expect(try await [firstId.value, secondId.value] == [0, 1])
    }
  }

  @Test func `with a whole step in a file, many generators take an id each`() async throws {
    try await withTemporaryFile { file async throws in
      let ids = try await ids(of: 20) {
        try ReminderIdGenerator(sequence: FileLastId(file: file)).nextReminderId()
      }

      #expect(ids == Set(0..<20))
    }
  }
}

/// A global actor for all code that uses a store, so that the store stays off the main actor.
@globalActor private actor Storage {
  static let shared = Storage()
}

/// ``MainActorReminderIdGenerator`` on another global actor.
@Storage private final class StorageReminderIdGenerator {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  func nextReminderId() throws -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

/// An ordinary object, which isn't `Sendable`, in front of a store that others reach, too.
private final class Adapter: KeyValueStore {
  private let store: PausableStore

  init(store: PausableStore) {
    self.store = store
  }

  func object(forKey key: String) -> Any? { store.object(forKey: key) }
  func set(_ value: Any?, forKey key: String) { store.set(value, forKey: key) }
}
