import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import ProtocolExtensionsExercises

@Suite(.exercise("8.5")) struct LetTheDemoIn {
  @Test func `a reminder of a demo gets the demo's id`() throws {
    let id = try DemoScreen(store: SpyStore()).makeReminder("Tea").id
    #expect(
      id == 9000,
      """
      `makeReminder` on a new `DemoScreen` must use the id 9000, but it used \(id); which \
      `nextReminderId()` did it call?
      """)
  }

  @Test func `a caller that sees the superclass gets the demo's id`() throws {
    let screen: ReminderScreen = DemoScreen(store: SpyStore())
    let id = try screen.makeReminder("Tea").id
    #expect(
      id == 9000,
      """
      a caller that sees a `ReminderScreen` makes a reminder with a new demo; its id must be 9000, \
      but it is \(id)
      """)
  }

  @Test func `a caller that sees the protocol gets the demo's id`() throws {
    let id = try nextId(of: DemoScreen(store: SpyStore()))
    #expect(
      id == 9000,
      """
      a caller that sees `some NumbersReminders` calls `nextReminderId()` on a new demo, which must \
      return 9000, but it returned \(id)
      """)
  }

  @Test func `a batch goes on with the demo's ids`() throws {
    let demo = DemoScreen(store: SpyStore())
    let first = try demo.makeReminder("Tea").id
    let ids = try demo.makeReminders(["Milk", "Sugar"]).map(\.id)
    #expect(
      [first] + ids == [9000, 9001, 9002],
      """
      one reminder and then a batch of two must get the demo's ids 9000, 9001 and 9002, but they \
      got \([first] + ids)
      """)
  }

  @Test func `a demo's ids and its reminders share one sequence`() throws {
    let demo = DemoScreen(store: SpyStore())
    let ids = try [
      demo.makeReminder("Tea").id, demo.nextReminderId(), demo.makeReminder("Milk").id,
    ]
    #expect(
      ids == [9000, 9001, 9002],
      """
      a demo made a reminder, returned an id and made another reminder; these must be 9000, 9001 and \
      9002, but they are \(ids); does it count in two places?
      """)
  }

  @Test func `each demo has its own ids`() throws {
    let demos = [DemoScreen(store: SpyStore()), DemoScreen(store: SpyStore())]
    let ids = try (demos + demos).map { try nextId(of: $0) }
    #expect(
      ids == [9000, 9000, 9001, 9001],
      """
      two demos are used in turn, and each must start at 9000; their ids must be \
      [9000, 9000, 9001, 9001], but they are \(ids)
      """)
  }

  @Test func `a demo keeps clear of the user's store`() throws {
    let store = SpyStore([currentReminderId: 41])
    let demo = DemoScreen(store: store)
    _ = try demo.makeReminder("Tea")
    _ = try demo.makeReminders(["Milk", "Sugar"])
    #expect(
      store.readKeys.isEmpty && store.writtenKeys.isEmpty,
      """
      a demo must never touch the store that it gets; it read \(store.readKeys.count) times and \
      wrote \(store.writtenKeys.count) times
      """)
  }

  @Test func `a screen still starts at zero and counts in its store`() throws {
    let store = SpyStore()
    let screen = ReminderScreen(store: store)
    let ids = [try screen.makeReminder("Tea").id, try nextId(of: screen)]
    #expect(
      ids == [0, 1],
      """
      a `ReminderScreen` with an empty store must return 0 and then 1, but it returned \(ids)
      """)
    let stored = store.object(forKey: currentReminderId) as? Int
    #expect(
      stored == 1,
      """
      a `ReminderScreen` returned two ids, so its store must hold 1, but it holds \
      \(stored.map(String.init) ?? "none")
      """)
  }

  @Test func `two screens count in the stores that they got`() throws {
    let screens = [41, 7].map { ReminderScreen(store: SpyStore([currentReminderId: $0])) }
    let ids = try (screens + screens).map { try nextId(of: $0) }
    #expect(
      ids[0] == 42,
      "the store holds 41, so a `ReminderScreen` must return 42, but it returned \(ids[0])")
    #expect(
      ids == [42, 8, 43, 9],
      """
      two screens with 41 and 7 in their stores are used in turn; they must return 42, 8, 43 and 9, \
      but they returned \(ids)
      """)
  }

  @Test func `two screens with one store share its sequence`() throws {
    let store = SpyStore()
    let screens = [ReminderScreen(store: store), ReminderScreen(store: store)]
    let ids = try (screens + screens).map { try nextId(of: $0) }
    #expect(
      ids == [0, 1, 2, 3],
      """
      two screens with the same store are used in turn, so their ids must be [0, 1, 2, 3], but they \
      are \(ids); the last id belongs in the store, and not in the screen
      """)
  }

  @Test func `a screen still reports a text in its store`() {
    let store = SpyStore([currentReminderId: "seven"])
    let id = try? nextId(of: ReminderScreen(store: store))
    #expect(
      id == nil && store.object(forKey: currentReminderId) as? String == "seven",
      """
      the store holds "seven", so a `ReminderScreen` must throw and leave the text there; it \
      returned \(id.map(String.init) ?? "nothing"), and the store holds \
      \(store.object(forKey: currentReminderId) ?? "nothing")
      """)
  }

  @Test func `another type keeps the default`() throws {
    let other = OtherNumbers(store: SpyStore([currentReminderId: 41]))
    let ids = try [other.makeReminder("Tea").id] + other.makeReminders(["Milk"]).map(\.id)
    #expect(
      ids == [42, 43],
      """
      another type conforms to `NumbersReminders`, and has only a store, which holds 41; its \
      reminders must get the ids 42 and 43, but they got \(ids); is the default still in the extension?
      """)
  }

  private func nextId(of generator: some NumbersReminders) throws -> Int {
    try generator.nextReminderId()
  }
}

/// Supplies `store`, and nothing else, as other types do.
private struct OtherNumbers: NumbersReminders {
  let store: any KeyValueStore
}

extension NumbersReminders {
  /// Is called only if the exercise has no default.
  ///
  /// Without it, this file wouldn't compile then, and no check could say so. The default throws as the
  /// requirement does, so the compiler prefers it to this one.
  @_disfavoredOverload
  fileprivate func nextReminderId() -> Int { -1 }
}
