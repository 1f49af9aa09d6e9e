import ExerciseKit
import ReminderStorage
import Synchronization
import TestSupport
import Testing

@testable import InsideFrameworksExercises

@Suite(.exercise("23.4")) struct LeaveTheContainer {
  private let mine = SpyStore([currentReminderId: 41, "Pay rent": 6])
  private let yours = SpyStore()

  @Test func `what was given a store keeps clear of the container`() throws {
    let stores: [(text: String, store: any KeyValueStore)] = [
      ("a store with numbers", mine), ("an empty store", yours), ("`NoStore()`", NoStore()),
    ]
    for (text, store) in stores {
      let uses = Uses()
      try AppContainer.$store.withValue(uses.store) {
        let desk = ReminderDesk(store: store)
        let counter = SnoozeCounter(store: store)
        for desk in [desk, desk.secondWindow()] {
          _ = try desk.add()
          _ = desk.snooze("Pay rent")
          _ = counter.count("Pay rent")
        }
      }
      #expect(
        uses.count == 0,
        "a desk and a counter were given \(text), and the container was still called for one")
    }
  }

  @Test func `two desks with two stores count apart`() throws {
    let desks = [ReminderDesk(store: mine), ReminderDesk(store: yours)]
    let ids = try [0, 1, 0, 1].map { try desks[$0].add() }
    #expect(
      ids == [42, 0, 43, 1],
      """
      one desk was given a store with the last id 41, the other an empty one; taking turns, they \
      returned \(ids), and not [42, 0, 43, 1]
      """)
  }

  @Test func `two desks with two stores snooze apart`() {
    let desks = [ReminderDesk(store: mine), ReminderDesk(store: yours)]
    let counts = [0, 1, 0, 1].map { desks[$0].snooze("Pay rent") }
    #expect(
      counts == [7, 1, 8, 2],
      """
      "Pay rent" was snoozed 6 times in the store that one desk was given, and never in the \
      other's; taking turns, the desks returned \(counts), and not [7, 1, 8, 2]
      """)
    #expect(
      mine.object(forKey: "Pay rent") as? Int == 8,
      "a desk's second snooze must leave 8 in the store that it was given")
  }

  @Test func `two counters with two stores count apart`() {
    let counters = [SnoozeCounter(store: mine), SnoozeCounter(store: yours)]
    let counts = [0, 1, 0, 1].map { counters[$0].count("Pay rent") }
    #expect(
      counts == [7, 1, 8, 2],
      """
      "Pay rent" was snoozed 6 times in the store that one counter was given, and never in the \
      other's; taking turns, the counters returned \(counts), and not [7, 1, 8, 2]
      """)
  }

  @Test func `the store that a desk was given has its ids and its snoozes`() throws {
    let desk = ReminderDesk(store: yours)
    _ = try desk.add()
    _ = desk.snooze("Pay rent")
    _ = SnoozeCounter(store: yours).count("Pay rent")
    let stored = [currentReminderId, "Pay rent"].map { yours.object(forKey: $0) as? Int }
    #expect(
      stored == [0, 2],
      """
      after one id, and a snooze by the desk and one by a counter, the store that both were given \
      must hold 0 and 2; it holds \(texts(stored))
      """)
    #expect(
      yours.writtenKeys == [currentReminderId, "Pay rent", "Pay rent"],
      "one id and two snoozes are three writes; the store was written under \(yours.writtenKeys)")
  }

  @Test(arguments: [[99, 11], [3, 2], [nil, nil]])
  func `a desk and a counter go on from what others have stored`(stored: [Int?]) throws {
    let desk = ReminderDesk(store: mine)
    let counter = SnoozeCounter(store: mine)
    _ = (try desk.add(), desk.snooze("Pay rent"), counter.count("Pay rent"))
    mine.set(stored[0], forKey: currentReminderId)
    mine.set(stored[1], forKey: "Pay rent")
    let numbers = [try desk.add(), desk.snooze("Pay rent"), counter.count("Pay rent")]
    let next = [stored[0].map { $0 + 1 } ?? 0, (stored[1] ?? 0) + 1, (stored[1] ?? 0) + 2]
    #expect(
      numbers == next,
      """
      somebody changed what is in the store of a desk and a counter: the last id and the snoozes \
      are now \(texts(stored)); the next id, a snooze by the desk and one by the counter must be \
      \(next), not \(numbers)
      """)
  }

  @Test func `a second window works with the desk's store`() throws {
    let windows = [
      ReminderDesk(store: mine), ReminderDesk(store: mine).secondWindow().secondWindow(),
    ]
    let ids = try windows.map { try $0.add() }
    let counts = windows.map { $0.snooze("Pay rent") }
    #expect(
      ids + counts == [42, 43, 7, 8],
      """
      a desk was given a store, and `secondWindow()` called on it, and on what that returned; the \
      two must count on in one store: 42, 43 and 7, 8, not \(ids) and \(counts)
      """)
  }

  @Test func `a store that is made for the call is made once`() throws {
    var made = 0
    func newStore() -> any KeyValueStore {
      made += 1
      return SpyStore()
    }
    let desk = ReminderDesk(store: newStore())
    let counter = SnoozeCounter(store: newStore())
    let numbers = try [desk.add(), desk.add(), desk.snooze("Pay rent"), desk.snooze("Pay rent")]
    let counts = [counter.count("Pay rent"), counter.count("Pay rent")]
    #expect(
      made == 2 && numbers + counts == [0, 1, 1, 2, 1, 2],
      """
      a desk and a counter were made with `store: newStore()`, and each must use that one store for \
      everything; \(made) stores were made, and two ids, two snoozes by the desk and two by the counter \
      must be [0, 1, 1, 2, 1, 2], and were \(numbers + counts)
      """)
  }

  @Test func `an error reaches the caller, and changes nothing`() {
    let broken = SpyStore([currentReminderId: "seven"])
    let desk = ReminderDesk(store: broken)
    #expect(
      throws: ReminderIdError.self, "the store held a text as the last id, and there was no error"
    ) { try desk.add() }
    #expect(
      broken.object(forKey: currentReminderId) as? String == "seven",
      "the text that was the last id must stay in the store")
  }

  @Test func `an old caller's desk works with the container's store`() throws {
    let store = AppStore([currentReminderId: 41, "Pay rent": 6])
    let (ids, counts) = try AppContainer.$store.withValue({ store }) {
      let desks = [ReminderDesk(), ReminderDesk().secondWindow()]
      return (try desks.map { try $0.add() }, desks.map { $0.snooze("Pay rent") })
    }
    #expect(
      ids + counts == [42, 43, 7, 8],
      """
      the container's store had the last id 41 and 6 snoozes; `ReminderDesk()` and the second \
      window of another must count on: 42, 43 and 7, 8, not \(ids) and \(counts)
      """)
  }

  @Test func `an old caller's counter works with the container's store`() {
    let store = AppStore(["Pay rent": 6])
    let counts = AppContainer.$store.withValue({ store }) {
      [SnoozeCounter(), SnoozeCounter()].map { $0.count("Pay rent") }
    }
    #expect(
      counts == [7, 8],
      """
      the container's store had 6 snoozes; two counters made by `SnoozeCounter()` must count on: \
      7 and 8, not \(counts)
      """)
  }

  @Test func `an old caller's desk goes on with the store it was made with`() throws {
    let first = AppStore([currentReminderId: 41, "Pay rent": 6])
    let second = AppStore([currentReminderId: 700, "Pay rent": 70])
    let (desk, counter) = AppContainer.$store.withValue({ first }) {
      (ReminderDesk(), SnoozeCounter())
    }
    let numbers = try AppContainer.$store.withValue({ second }) {
      let window = desk.secondWindow()
      return [
        try desk.add(), try window.add(),
        desk.snooze("Pay rent"), window.snooze("Pay rent"), counter.count("Pay rent"),
      ]
    }
    #expect(
      numbers == [42, 43, 7, 8, 9],
      """
      `ReminderDesk()` and `SnoozeCounter()` were called while the container's store had the last \
      id 41 and 6 snoozes; then the container got another store. What was made, and a second \
      window, must go on with 42, 43 and 7, 8, 9, not \(numbers)
      """)
  }

  @Test func `an old caller's desk that was made without an app stays without its store`() throws {
    let later = AppStore([currentReminderId: 700, "Pay rent": 70])
    let (desk, counter) = AppContainer.$store.withValue({ NoStore() }) {
      (ReminderDesk(), SnoozeCounter())
    }
    let numbers = try AppContainer.$store.withValue({ later }) {
      let window = desk.secondWindow()
      return [
        try desk.add(), try window.add(),
        desk.snooze("Pay rent"), window.snooze("Pay rent"), counter.count("Pay rent"),
      ]
    }
    #expect(
      numbers == [0, 0, 1, 1, 1],
      """
      `ReminderDesk()` and `SnoozeCounter()` were called while the container had `NoStore()`; then \
      it got a store with the last id 700 and 70 snoozes. What was made, and a second window, must \
      go on with `NoStore()`, which holds nothing: 0, 0 and 1, 1, 1, not \(numbers)
      """)
  }

  @Test func `each old caller gets the store of its time`() throws {
    let stores = [AppStore([currentReminderId: 41]), AppStore([currentReminderId: 700])]
    let desks = stores.map { store in
      AppContainer.$store.withValue({ store }) { (ReminderDesk(), SnoozeCounter()) }
    }
    let ids = try desks.map { try $0.0.add() }
    let counts = desks.map { $0.1.count("Pay rent") }
    #expect(
      ids == [42, 701] && counts == [1, 1],
      """
      a desk and a counter were made, the container got another store, and a desk and a counter \
      were made again; the ids are \(ids), and not [42, 701], or the snoozes \(counts), and not \
      [1, 1]
      """)
  }
}

private func texts(_ numbers: [Int?]) -> String {
  numbers.map { $0.map(String.init) ?? "nothing" }.joined(separator: " and ")
}

/// The app's store: a fake that any task may use.
private final class AppStore: KeyValueStore, Sendable {
  private let numbers: Mutex<[String: Int]>

  init(_ numbers: [String: Int]) { self.numbers = Mutex(numbers) }

  func object(forKey key: String) -> Any? {
    numbers.withLock { numbers -> Int? in numbers[key] }
  }

  func set(_ value: Any?, forKey key: String) {
    let number = value as? Int
    numbers.withLock { $0[key] = number }
  }
}

private final class Uses: Sendable {
  private let uses = Atomic(0)

  var count: Int { uses.load(ordering: .relaxed) }

  func store() -> any KeyValueStore {
    uses.add(1, ordering: .relaxed)
    return AppStore([:])
  }
}
