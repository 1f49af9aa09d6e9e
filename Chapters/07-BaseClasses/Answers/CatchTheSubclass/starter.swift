import ReminderStorage
import Testing

// Exercise 7.4: catch the subclass
//
// A generator counts the ids that it returns. You can't see its code. Write tests for it. Each test
// runs on a correct generator, which holds a vendor's generator, and has to pass there. It also runs
// on nine broken ones, which are subclasses of the vendor's. Each of the nine has to make at least
// one test fail.
//
// `makeGenerator(store:)` creates a generator with these members:
//
//     var count: Int { get }                             // how many ids it has returned
//     func nextReminderId() throws -> Int                // one id
//     func nextReminderIds(count: Int) throws -> [Int]   // a batch of ids
//
// A subclass can also break what it inherits. Ids begin at 0, continue from the one that is stored
// under `currentReminderId`, and are stored. If a text such as "seven" is stored, there is no next
// id, and the generator throws. The first two tests are already here; add what they leave out.

extension CatchTheSubclass {
  @Test func `an id is counted`() throws {
    let generator = makeGenerator(store: FakeStore())

    _ = try generator.nextReminderId()

    #expect(generator.count == 1)
  }

  @Test func `ids continue from the stored one, and are stored`() throws {
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
