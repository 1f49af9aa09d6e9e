import ConstructorInjection
import ReminderStorage
import Synchronization
import Testing

struct WholeStepReminderIdGeneratorTests {
  @Test func `many tasks at once get an id each`() async throws {
    let generator = WholeStepReminderIdGenerator(sequence: LockedLastId(nil))

    let ids = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<1_000 { group.addTask { try generator.nextReminderId() } }
      var ids: Set<Int> = []
      for try await id in group { ids.insert(id) }
      return ids
    }

    #expect(ids == Set(0..<1_000))
  }

  @Test func `the largest id is the last one, and stays`() throws {
    let sequence = LockedLastId(.max)
    let generator = WholeStepReminderIdGenerator(sequence: sequence)

    #expect(throws: ReminderIdError.exhausted(key: nil)) { try generator.nextReminderId() }
    #expect(try sequence.advance { last in last ?? 0 } == .max)
  }

  @Test func `a sequence that can't keep an id reports that in its own words`() {
    #expect(throws: DiskIsFull.self) {
      try WholeStepReminderIdGenerator(sequence: FullDisk()).nextReminderId()
    }
  }
}

/// A sequence that can fail, as a database can.
private struct FullDisk: LastIdSequence {
  func advance(by rule: (Int?) throws -> Int) throws -> Int {
    _ = try rule(nil)
    throw DiskIsFull()
  }
}

private struct DiskIsFull: Error {}

/// A fake in memory, which holds its lock during the whole step.
private final class LockedLastId: LastIdSequence {
  private let last: Mutex<Int?>

  init(_ last: Int?) {
    self.last = Mutex(last)
  }

  func advance(by rule: (Int?) throws -> Int) throws -> Int {
    try last.withLock { last in
      let id = try rule(last)
      last = id
      return id
    }
  }
}
