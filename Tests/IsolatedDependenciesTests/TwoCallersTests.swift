import IsolatedDependencies
import ReminderStorage
import TestSupport
import Testing

/// The first column of the lesson's table: two callers, one generator.
struct TwoCallersTests {
  private let store = PausableStore()

  @Test func `a call that is overtaken returns the same id`() async throws {
    let generator = UnprotectedReminderIdGenerator(store: store)
    let pause = store.pauseTheNextRead()

    let imported = Task(executorPreference: OwnThreads()) { try generator.nextReminderId() }
    await pause.isReached()  // the import has read: nothing stored
    let onScreen = try generator.nextReminderId()
    pause.end()  // the import writes

    #expect(try await [imported.value, onScreen] == [0, 0])
  }

  @Test(.disabled(if: isMutexMistakenForRace, "see ThreadSanitizerTests"))
  func `with a lock, the second call waits`() async throws {
    let generator = LockedReminderIdGenerator(store: store)

    let ids = try await idsOfACallThatWaits(
      in: store, first: { try generator.nextReminderId() },
      second: { try generator.nextReminderId() })

    #expect(ids == [0, 1])
  }

  @Test func `in an actor, the second call waits`() async throws {
    let generator = IsolatedReminderIdGenerator(store: store)

    let ids = try await idsOfACallThatWaits(
      in: store, first: { try await generator.nextReminderId() },
      second: { try await generator.nextReminderId() })

    #expect(ids == [0, 1])
  }

  @Test(.disabled(if: isMutexMistakenForRace, "see ThreadSanitizerTests"))
  func `with a whole step, the second call waits`() async throws {
    let generator = ReminderIdGenerator(sequence: LockedLastId(store: store))

    let ids = try await idsOfACallThatWaits(
      in: store, first: { try generator.nextReminderId() },
      second: { try generator.nextReminderId() })

    #expect(ids == [0, 1])
  }

  @Test(.disabled(if: isMutexMistakenForRace, "see ThreadSanitizerTests"))
  func `with a lock, a thousand tasks get an id each`() async throws {
    let generator = LockedReminderIdGenerator(store: FakeStore())

    #expect(try await ids(of: 1_000) { try generator.nextReminderId() } == Set(0..<1_000))
  }

  @Test func `in an actor, a thousand tasks get an id each`() async throws {
    let generator = IsolatedReminderIdGenerator(store: FakeStore())

    #expect(try await ids(of: 1_000) { try await generator.nextReminderId() } == Set(0..<1_000))
  }

  @Test func `on the main actor, a thousand tasks get an id each`() async throws {
    let generator = await MainActorReminderIdGenerator(store: FakeStore())

    #expect(try await ids(of: 1_000) { try await generator.nextReminderId() } == Set(0..<1_000))
  }

  @Test(.disabled(if: isMutexMistakenForRace, "see ThreadSanitizerTests"))
  func `with a whole step, a thousand tasks get an id each`() async throws {
    let generator = ReminderIdGenerator(sequence: LockedLastId(store: FakeStore()))

    #expect(try await ids(of: 1_000) { try generator.nextReminderId() } == Set(0..<1_000))
  }

  @Test func `with a whole step in a file, many tasks get an id each`() async throws {
    try await withTemporaryFile { file async throws in
      let generator = ReminderIdGenerator(sequence: FileLastId(file: file))

      #expect(try await ids(of: 20) { try generator.nextReminderId() } == Set(0..<20))
    }
  }
}
