import ReminderStorage
import Testing

// Exercise 7.4: catch the subclass
//
// A subclass of a vendor's generator counts the ids that it hands out, in `count`. You see neither
// it nor its base class. Write tests for it. Each test is run on a right subclass, where it must
// pass, and on seven broken ones. Every broken one must make at least one test fail.
//
// Use `makeGenerator(store:)` and the fake below. What the subclass inherits is a part of what it
// does: ids begin at 0, go on from what is stored under `currentReminderId`, and are stored. A
// stored text, such as "seven", must be reported by an error.

extension CatchTheSubclass {
  @Test func `an id is counted`() throws {
    let generator = makeGenerator(store: FakeStore())

    _ = try generator.nextReminderId()

    #expect(generator.count == 1)
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
