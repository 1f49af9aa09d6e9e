import BaseClasses
import Foundation
import ObjectsOrProtocols
import Testing

// Chapter 7 has a protocol of this name, too.
private typealias ReminderIds = ObjectsOrProtocols.ReminderIds

/// What the three steps change for callers and for the class itself, where nobody is warned.
struct MoveRiskTests {
  private let store = FakeStore()

  @Test func `below a base class, its batch calls the override`() throws {
    let ids = OddBatches(store: store)

    #expect(try ids.nextReminderIds(count: 3) == [1, 3, 5])
  }

  @Test func `a held object's batch misses the method of its holder`() throws {
    let ids = ForwardingBatches(ids: ReleaseOne.BatchGenerator(store: store))

    #expect(try ids.nextReminderIds(count: 3) == [0, 1, 2])
  }

  @Test func `a batch of its own calls the method of the generator that it holds`() throws {
    let ids = Rebuilt.SharedListGenerator(store: store)
    let batch = Batch(ids: ids)

    #expect(try batch.nextReminderIds(count: 3) == [1, 3, 5])
  }

  @Test func `on three levels, a shared list is a list, and rebuilt it isn't`() {
    let before: ThreeStoreys.Generator = ThreeStoreys.SharedListGenerator(store: store)
    let after: Rebuilt.Generator = Rebuilt.SharedListGenerator(store: store)

    #expect(before is ThreeStoreys.ListGenerator)
    #expect(!(after is Rebuilt.ListGenerator))
  }

  @Test func `on three levels, a call chooses the overload for a list, and rebuilt it doesn't`() {
    let before = ThreeStoreys.SharedListGenerator(store: store)
    let after = Rebuilt.SharedListGenerator(store: store)

    #expect([name(before), name(after)] == ["list", "generator"])
  }

  @Test func `rebuilt, the odd ids of any generator are passed on`() throws {
    let ids = Rebuilt.SharedListGenerator(of: LeasedIds(of: 100..<104) { _ in })

    #expect(try [ids.nextReminderId(), ids.nextReminderId()] == [101, 103])
    #expect(throws: BlockUsedUp(block: 100..<104)) { try ids.nextReminderId() }
  }

  @Test func `rebuilt, even ids may follow each other below`() throws {
    let ids = Rebuilt.SharedListGenerator(of: ListedIds([0, 1, 3, 4, 6, 7]))

    let odd = try [ids.nextReminderId(), ids.nextReminderId(), ids.nextReminderId()]

    #expect(odd == [1, 3, 7])
  }

  @Test func `rebuilt, a call that finds no odd id has used up the even one`() throws {
    let lease = LeasedIds(of: 100..<101) { _ in }
    let ids = Rebuilt.SharedListGenerator(of: lease)

    #expect(throws: BlockUsedUp(block: 100..<101)) { try ids.nextReminderId() }
    #expect(throws: BlockUsedUp(block: 100..<101)) { try lease.nextReminderId() }
  }

  @Test func `rebuilt, the same value is another object with each cast`() {
    let before: ThreeStoreys.Generator = ThreeStoreys.SharedListGenerator(store: store)
    let after: Rebuilt.Generator = Rebuilt.SharedListGenerator(store: store)

    let isSameBefore = (before as AnyObject) === (before as AnyObject)
    let isSameAfter = (after as AnyObject) === (after as AnyObject)

    #expect(isSameBefore)
    #expect(!isSameAfter)
  }

  @Test func `rebuilt, an observer of one generator is no longer notified`() async {
    await expect(notifications: 1, from: ThreeStoreys.SharedListGenerator(store: store))
    await expect(notifications: 0, from: Rebuilt.SharedListGenerator(store: store))
  }

  /// Observes `sender`, and lets it post once.
  private func expect(notifications: Int, from sender: Any) async {
    let center = NotificationCenter()
    let name = Notification.Name("took an id")
    await confirmation(expectedCount: notifications) { notified in
      let observer = center.addObserver(forName: name, object: sender, queue: nil) { _ in
        notified()
      }
      center.post(name: name, object: sender)
      center.removeObserver(observer)
    }
  }
}

// Callers that ask for the type when they are compiled: one pair before the move, one after it.
private func name(_ ids: ThreeStoreys.Generator) -> String { "generator" }
private func name(_ ids: ThreeStoreys.ListGenerator) -> String { "list" }
private func name(_ ids: Rebuilt.Generator) -> String { "generator" }
private func name(_ ids: Rebuilt.ListGenerator) -> String { "list" }

/// Ids from a list, whatever they are.
private final class ListedIds: ReminderIds {
  private var rest: ArraySlice<Int>

  init(_ ids: [Int]) { rest = ids[...] }

  func nextReminderId() throws -> Int {
    let id = rest.popFirst()
    return try #require(id)
  }
}

/// The rule of the shared list below a vendor's class, whose batch calls its own method.
private final class OddBatches: ReleaseOne.BatchGenerator {
  override func nextReminderId() throws -> Int {
    let id = try super.nextReminderId()
    return id.isMultiple(of: 2) ? try super.nextReminderId() : id
  }
}

/// The move that loses the override: the batch is forwarded, and the object below doesn't call back.
private struct ForwardingBatches: BatchIds {
  let ids: ReleaseOne.BatchGenerator

  func nextReminderId() throws -> Int {
    let id = try ids.nextReminderId()
    return id.isMultiple(of: 2) ? try ids.nextReminderId() : id
  }

  func nextReminderIds(count: Int) throws -> [Int] { try ids.nextReminderIds(count: count) }
}

/// The move that keeps it: the batch is a type of its own, and holds any generator.
private struct Batch {
  let ids: any ReminderIds

  func nextReminderIds(count: Int) throws -> [Int] {
    try (0..<count).map { _ in try ids.nextReminderId() }
  }
}
