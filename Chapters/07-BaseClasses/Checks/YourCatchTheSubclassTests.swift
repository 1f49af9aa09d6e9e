import ReminderStorage
import Testing

// Exercise 7.4: catch the subclass
//
// A subclass of a vendor's generator counts the ids that it hands out. You see neither it nor its
// base class. Write tests for it. Each test is run on a right subclass, where it must pass, and on
// nine broken ones. Every broken one must make at least one test fail.
//
// `makeGenerator(store:)` makes one, and this is what it can do:
//
//     var count: Int { get }                             // how many ids it has handed out
//     func nextReminderId() throws -> Int                // one id
//     func nextReminderIds(count: Int) throws -> [Int]   // a batch of ids
//
// What it inherits is a part of what it does: ids begin at 0, go on from what is stored under
// `currentReminderId`, and are stored. A stored text, such as "seven", is reported by an error.
// Two tests are there already. What they leave out is what overriding adds.

extension CatchTheSubclass {
  @Test func `an id is counted`() throws {
    let generator = makeGenerator(store: FakeStore())

    _ = try generator.nextReminderId()

    #expect(generator.count == 1)
  }

  @Test func `ids go on from the stored one, and are stored`() throws {
    let store = FakeStore()
    store.set(41, forKey: currentReminderId)

    #expect(try makeGenerator(store: store).nextReminderId() == 42)
    #expect(store.object(forKey: currentReminderId) as? Int == 42)
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
