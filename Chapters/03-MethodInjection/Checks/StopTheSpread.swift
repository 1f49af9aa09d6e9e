import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import MethodInjectionExercises

@Suite(.exercise("3.4")) struct StopTheSpread {
  @Test func `items are numbered from 1 on`() {
    let counter = ItemCounter(store: SpyStore())
    let items = [counter.number("Milk"), counter.number("Bread")]
    #expect(items == ["1. Milk", "2. Bread"], "an empty store's first item is \"1. Milk\"")
  }

  @Test func `the last number is stored`() {
    let store = SpyStore()
    _ = ItemCounter(store: store).number("Milk")
    #expect(
      store.object(forKey: "lastItem") as? Int == 1,
      "after item 1 the store that the counter was made with does not hold 1 under \"lastItem\"")
  }

  @Test func `each item is stored once`() {
    let store = SpyStore()
    _ = inbox(store).receive("Milk\nBread", isFromFriend: true)
    #expect(
      store.writtenKeys == ["lastItem", "lastItem"],
      "2 items should be 2 writes of \"lastItem\", and the store saw \(store.writtenKeys)")
  }

  @Test func `the reader numbers each line that is not empty`() {
    let items = ListReader(counter: ItemCounter(store: SpyStore(["lastItem": 4])))
      .read("Milk\n\nBread\n")
    #expect(
      items == ["5. Milk", "6. Bread"],
      "the reader's counter continues after 4, and an empty line is not an item")
  }

  @Test func `the inbox reads what friends send`() {
    let items = inbox(SpyStore()).receive("Milk\nBread", isFromFriend: true)
    #expect(items == ["1. Milk", "2. Bread"], "a friend sent two lines, which are two items")
  }

  @Test func `a stranger gets no number`() {
    let store = SpyStore()
    let items = inbox(store).receive("Milk", isFromFriend: false)
    #expect(items.isEmpty, "the inbox accepted a message from a stranger")
    #expect(store.writtenKeys.isEmpty, "a stranger's message used a number up")
    let next = inbox(store).receive("Milk", isFromFriend: true)
    #expect(next == ["1. Milk"], "after a stranger's message, a friend's item is still the first")
  }

  @Test func `two inboxes with two stores count apart`() {
    let mine = inbox(SpyStore())
    let yours = inbox(SpyStore(["lastItem": 10]))
    let items = [mine, yours, mine, yours].map { $0.receive("Milk", isFromFriend: true) }
    #expect(
      items == [["1. Milk"], ["11. Milk"], ["2. Milk"], ["12. Milk"]],
      "each of two inboxes has a store of its own, and must count there alone")
  }

  @Test func `two inboxes with one store count together`() {
    let store = SpyStore()
    let items = [inbox(store), inbox(store)].map { $0.receive("Milk", isFromFriend: true) }
    #expect(
      items == [["1. Milk"], ["2. Milk"]],
      "two inboxes share a store, and the second one did not continue from it")
  }

  @Test func `a change from outside is seen`() {
    let store = SpyStore()
    let inbox = inbox(store)
    #expect(
      store.readKeys.isEmpty,
      "the store was read when the inbox was made; read it when there is an item")
    _ = inbox.receive("Milk", isFromFriend: true)
    store.set(41, forKey: "lastItem")
    let items = inbox.receive("Milk", isFromFriend: true)
    #expect(
      items == ["42. Milk"],
      "the store held 41 before the second message, so its item is number 42")
  }

  private func inbox(_ store: SpyStore) -> Inbox {
    Inbox(reader: ListReader(counter: ItemCounter(store: store)))
  }
}
