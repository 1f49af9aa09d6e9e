import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import MethodInjectionExercises

@Suite(.exercise("3.4")) struct StopTheSpread {
  @Test func `items are numbered from 0 on`() throws {
    let counter = ItemCounter(store: SpyStore())
    let items = try [counter.number("Milk"), counter.number("Bread")]
    #expect(items == ["0. Milk", "1. Bread"], "an empty store's first item is \"0. Milk\"")
  }

  @Test func `the last number is stored`() throws {
    let store = SpyStore()
    _ = try ItemCounter(store: store).number("Milk")
    #expect(
      store.object(forKey: currentReminderId) as? Int == 0,
      "after item 0 the store of the counter does not hold 0 under \"currentReminderId\"")
  }

  @Test func `each item is stored once`() throws {
    let store = SpyStore()
    _ = try inbox(store).receive("Milk\nBread", isFromFriend: true)
    #expect(
      store.writtenKeys == [currentReminderId, currentReminderId],
      "2 items should be 2 writes of \"currentReminderId\", and the store saw \(store.writtenKeys)")
  }

  @Test func `the reader numbers each line that is not empty`() throws {
    let items = try ListReader(counter: ItemCounter(store: SpyStore([currentReminderId: 4])))
      .read("Milk\n\nBread\n")
    #expect(
      items == ["5. Milk", "6. Bread"],
      "the reader's counter continues after 4, and an empty line is not an item")
  }

  @Test(arguments: [" ", "\t", "-", "- Milk", "1. Milk", " MILK "])
  func `the reader leaves each line as it is`(line: String) throws {
    let items = try ListReader(counter: ItemCounter(store: SpyStore())).read("Bread\n\(line)")
    #expect(
      items == ["0. Bread", "1. \(line)"],
      """
      the reader's second line was \(line.debugDescription), which is not empty, so the item is \
      "1. " and that very line; the items were \(items)
      """)
  }

  @Test func `a line that comes twice is two items`() throws {
    let items = try ListReader(counter: ItemCounter(store: SpyStore())).read(
      "Milk\nBread\nMilk\nMilk")
    #expect(
      items == ["0. Milk", "1. Bread", "2. Milk", "3. Milk"],
      "the reader's text has four lines, three of them \"Milk\", and each is an item")
  }

  @Test func `the inbox reads what friends send`() throws {
    let items = try inbox(SpyStore()).receive("Milk\nBread", isFromFriend: true)
    #expect(items == ["0. Milk", "1. Bread"], "a friend sent two lines, which are two items")
  }

  @Test func `a stranger gets no number`() throws {
    let store = SpyStore()
    let items = try inbox(store).receive("Milk", isFromFriend: false)
    #expect(items.isEmpty, "the inbox accepted a message from a stranger")
    #expect(store.writtenKeys.isEmpty, "a stranger's message used a number up")
    let next = try inbox(store).receive("Milk", isFromFriend: true)
    #expect(next == ["0. Milk"], "after a stranger's message, a friend's item is still the first")
  }

  @Test func `two inboxes with two stores count apart`() throws {
    let mine = inbox(SpyStore())
    let yours = inbox(SpyStore([currentReminderId: 10]))
    let items = try [mine, yours, mine, yours].map { try $0.receive("Milk", isFromFriend: true) }
    #expect(
      items == [["0. Milk"], ["11. Milk"], ["1. Milk"], ["12. Milk"]],
      "each of two inboxes has a store of its own, and must count there alone")
  }

  @Test func `two inboxes with one store count together`() throws {
    let store = SpyStore()
    let items = try [inbox(store), inbox(store)].map { try $0.receive("Milk", isFromFriend: true) }
    #expect(
      items == [["0. Milk"], ["1. Milk"]],
      "two inboxes share a store, and the second one did not continue from it")
  }

  @Test func `a change from outside is seen`() throws {
    let store = SpyStore()
    let inbox = inbox(store)
    #expect(
      store.readKeys.isEmpty,
      "the store was read when the inbox was made; read it when there is an item")
    _ = try inbox.receive("Milk", isFromFriend: true)
    store.set(41, forKey: currentReminderId)
    let items = try inbox.receive("Milk", isFromFriend: true)
    #expect(
      items == ["42. Milk"],
      "the store held 41 before the second message, so its item is number 42")
  }

  @Test func `a stored text is reported and stays`() {
    let store = SpyStore([currentReminderId: "seven"])
    #expect(
      throws: ReminderIdError.self,
      "a text in the store is not an empty store; pass on the error of reminderId(after:)"
    ) { try ItemCounter(store: store).number("Milk") }
    #expect(
      store.object(forKey: currentReminderId) as? String == "seven",
      "a text in the store was replaced by a number")
  }

  @Test func `after the largest id there is no number`() async {
    // In a process of its own: adding one to the largest id takes its process down.
    await #expect(
      processExitsWith: .success,
      "the store held the largest id, and the process ended; reminderId(after:) throws an error there"
    ) {
      let store = SpyStore([currentReminderId: Int.max])
      #expect(
        throws: ReminderIdError.self,
        "the store held the largest id, and no number comes after it; pass on the error of reminderId(after:)"
      ) { try ItemCounter(store: store).number("Milk") }
    }
  }

  @Test func `the sender learns of the error`() {
    let store = SpyStore([currentReminderId: "seven"])
    #expect(
      throws: ReminderIdError.self,
      "a friend's message met a text in the store; the reader and the inbox must pass on the error"
    ) { try inbox(store).receive("Milk", isFromFriend: true) }
  }

  @Test func `an error at a later line is an error, too`() {
    #expect(
      throws: ReminderIdError.self,
      """
      a friend sent two lines, and the store held a text when the second one was read; the reader \
      and the inbox must pass on the error, and not return the first item alone
      """
    ) { try inbox(SpoiledStore()).receive("Milk\nBread", isFromFriend: true) }
  }

  private func inbox(_ store: any KeyValueStore) -> Inbox {
    Inbox(reader: ListReader(counter: ItemCounter(store: store)))
  }
}

/// A store in which somebody else puts a text after each write.
private final class SpoiledStore: KeyValueStore {
  private var value: Any?

  func object(forKey key: String) -> Any? { value }
  func set(_ value: Any?, forKey key: String) { self.value = "seven" }
}
