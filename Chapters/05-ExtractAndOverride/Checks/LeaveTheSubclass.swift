import ExerciseKit
import ReminderStorage
import Synchronization
import TestSupport
import Testing

@testable import ExtractAndOverrideExercises

@Suite(.exercise("5.4")) struct LeaveTheSubclass {
  @Test func `an empty store gives an empty inbox`() {
    #expect(
      ReminderInbox(store: SpyStore()).unread == 0,
      "the store you were given is empty, so the inbox must have 0 unread reminders")
  }

  @Test func `the inbox goes on from what the store holds`() {
    #expect(
      ReminderInbox(store: SpyStore(["unread": 3])).unread == 3,
      "the store you were given holds 3, so the inbox must have 3 unread reminders")
  }

  @Test func `what is received is stored`() {
    let store = SpyStore(["unread": 3])
    ReminderInbox(store: store).receive()
    #expect(!store.writtenKeys.isEmpty, "the store you were given was never written")
    #expect(
      store.object(forKey: "unread") as? Int == 4,
      "3 were unread and one came in, so the store must hold 4 under \"unread\"")
  }

  @Test func `two inboxes with two stores count apart`() {
    let stores = [SpyStore(), SpyStore(["unread": 10])]
    let inboxes = stores.map { ReminderInbox(store: $0) }
    for inbox in inboxes + inboxes { inbox.receive() }
    let stored = stores.map { $0.object(forKey: "unread") as? Int }
    #expect(stored == [2, 12], "each of two inboxes must count in the store it was given")
    #expect(
      inboxes.map(\.unread) == [2, 12], "`unread` and the count in the store must be the same")
  }

  @Test func `after a change from outside, inbox and store agree again`() {
    let store = SpyStore(["unread": 3])
    let inbox = ReminderInbox(store: store)
    store.set(20, forKey: "unread")
    inbox.receive()
    let stored = store.object(forKey: "unread").map { "\($0)" } ?? "nothing"
    #expect(
      stored == "\(inbox.unread)",
      """
      something else wrote 20 into the store, and then one came in; the inbox may go on from its own \
      count or from the store's, but `unread` is \(inbox.unread) and the store holds \(stored)
      """)
  }

  @Test func `the inbox keeps its store alive`() {
    var stored: [Int?] = []
    let inbox = ReminderInbox(store: ToldStore { stored.append($0) })
    inbox.receive()
    #expect(
      stored == [1],
      "nothing but the inbox held the store, which was empty; one came in, and \(stored) was stored"
    )
  }

  @Test func `an inbox with a store keeps clear of the user's own`() {
    let used = usesOfTheUsersInbox {
      for store in [SpyStore(), SpyStore(["unread": 10])] {
        let inbox = ReminderInbox(store: store)
        inbox.receive()
        inbox.receive()
      }
    }
    #expect(used == [], "an inbox that was given a store also used the user's own")
  }

  @Test func `an inbox with a store leaves the app's inbox alone`() {
    var unreadInTheApp: [Int] = []
    let store = InterruptedStore { unreadInTheApp.append(ReminderInbox().unread) }
    _ = ReminderInbox(store: store).unread
    #expect(
      unreadInTheApp.allSatisfy { $0 == 7 },
      """
      while an inbox read the store it was given, the app made an inbox with `init()`; that one \
      must go on from the 7 in the user's own inbox
      """)
  }

  @Test func `the app's inbox is the user's own`() {
    var unread: Int?
    let used = usesOfTheUsersInbox {
      let inbox = ReminderInbox()
      unread = inbox.unread
      inbox.receive()
    }
    #expect(unread == 7, "`init()` must go on from what the user's own inbox holds")
    #expect(
      used.filter { $0.hasPrefix("write") } == ["write 8 as unread"],
      "7 were unread and one came in, so `receive()` must write 8 to the user's own inbox, once")
  }

  private func usesOfTheUsersInbox(_ body: () -> Void) -> [String] {
    let uses = Uses()
    UserInbox.$isUsed.withValue({ how in uses.list.withLock { $0.append(how) } }, operation: body)
    return uses.list.withLock { $0 }
  }
}

/// An empty store that tells what it is given.
private final class ToldStore: KeyValueStore {
  private var value: Any?
  private let onWrite: (Int?) -> Void

  init(onWrite: @escaping (Int?) -> Void) {
    self.onWrite = onWrite
  }

  func object(forKey key: String) -> Any? { value }

  func set(_ value: Any?, forKey key: String) {
    self.value = value
    onWrite(value as? Int)
  }
}

/// A store in which something else happens during the first read.
private final class InterruptedStore: KeyValueStore {
  private var duringNextRead: (() -> Void)?

  init(duringNextRead: @escaping () -> Void) {
    self.duringNextRead = duringNextRead
  }

  func object(forKey key: String) -> Any? {
    let interruption = duringNextRead
    duringNextRead = nil
    interruption?()
    return 3
  }

  func set(_ value: Any?, forKey key: String) {}
}

private final class Uses: Sendable {
  let list = Mutex<[String]>([])
}
