import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import ExtractAndOverrideExercises

@Suite(.exercise("5.1")) struct FinishTheExtraction {
  private let fake = SpyStore()

  @Test func `a snooze is counted where the subclass says`() {
    let first = TestingSnoozeCounter(fake: fake).snooze("Pay rent")
    let stored = fake.object(forKey: "Pay rent") as? Int
    #expect(first == 1, "the subclass's store is empty, so this is snooze 1")
    #expect(!fake.writtenKeys.isEmpty, "the new count was written past `store`")
    #expect(stored == 1, "the new count must be stored under the reminder's title")
  }

  @Test func `a reset goes where the subclass says`() {
    let fake = SpyStore(["Pay rent": 4])
    TestingSnoozeCounter(fake: fake).reset("Pay rent")
    #expect(!fake.writtenKeys.isEmpty, "the reset was written past `store`")
    #expect(fake.object(forKey: "Pay rent") == nil, "a reset leaves nothing under the title")
  }

  @Test func `each call writes once`() {
    let counter = TestingSnoozeCounter(fake: fake)
    _ = counter.snooze("Pay rent")
    let bySnooze = fake.writtenKeys.count
    #expect(bySnooze == 1, "one snooze of \"Pay rent\" must write its count once")
    counter.reset("Pay rent")
    let byReset = fake.writtenKeys.count - bySnooze
    #expect(byReset == 1, "one reset of \"Pay rent\" must write once")
  }

  @Test func `two reminders count apart`() {
    let counter = TestingSnoozeCounter(fake: SpyStore(["Pay rent": 4, "Call Ada": 8]))
    counter.reset("Pay rent")
    let snoozes = [counter.snooze("Call Ada"), counter.snooze("Pay rent")]
    #expect(
      snoozes == [9, 1],
      "\"Call Ada\" was at 8 and \"Pay rent\" was reset, so the next snoozes are their 9 and 1")
  }

  @Test func `two subclasses with two stores count apart`() {
    let mine = TestingSnoozeCounter(fake: SpyStore())
    let yours = TestingSnoozeCounter(fake: SpyStore(["Pay rent": 10]))
    let snoozes = [
      mine.snooze("Pay rent"), yours.snooze("Pay rent"),
      mine.snooze("Pay rent"), yours.snooze("Pay rent"),
    ]
    #expect(snoozes == [1, 11, 2, 12], "each counter must read and write its own store")
  }

  @Test func `the member is read for each snooze`() {
    let counter = TestingSnoozeCounter(fake: fake)
    _ = counter.snooze("Pay rent")
    counter.fake = SpyStore(["Pay rent": 20])
    #expect(
      counter.snooze("Pay rent") == 21,
      "the subclass now returns a store that holds 20, and the counter went on with the old one")
  }

  @Test func `in the demo, the subclass decides as well`() {
    let fake = SpyStore(["Pay rent": 4])
    let counter = TestingSnoozeCounter(fake: fake, isDemo: true)
    #expect(
      counter.snooze("Pay rent") == 5,
      "the subclass's store holds 4, so this is snooze 5, in the demo as well")
    counter.reset("Pay rent")
    #expect(
      fake.object(forKey: "Pay rent") == nil,
      "a reset must reach the subclass's store, in the demo as well")
  }

  @Test func `in the demo, a snooze is stored where the subclass says`() {
    let counter = TestingSnoozeCounter(fake: fake, isDemo: true)
    _ = counter.snooze("Pay rent")
    _ = counter.snooze("Pay rent")
    let stored = fake.object(forKey: "Pay rent")
    let found = stored.map { "\($0)" } ?? "nothing"
    #expect(
      stored as? Int == 2,
      """
      the subclass's store was empty; after two snoozes in the demo it holds \(found) under \
      "Pay rent", and not 2
      """)
  }

  @Test(arguments: [false, true])
  func `a test keeps clear of the app and of its demo`(isDemo: Bool) async {
    await confirmation(
      """
      a test\(isDemo ? ", in the demo," : "") also read or wrote the app's own store, or the demo's
      """, expectedCount: 0
    ) { used in
      AppStore.$isUsed.withValue({ used() }) {
        let counter = TestingSnoozeCounter(fake: SpyStore(), isDemo: isDemo)
        _ = counter.snooze("Pay rent")
        counter.reset("Pay rent")
      }
    }
  }

  @Test func `in the app, the member gives a store`() async {
    // In a process of its own: a member that calls itself takes its process down.
    await #expect(
      processExitsWith: .success, "in the app, `store` never returns, because it calls itself"
    ) {
      _ = SnoozeCounter().store
    }
  }

  @Test func `in the app, the member gives the app's store`() async {
    await #expect(processExitsWith: .success, "in the app, `store` never returns") {
      let store = SnoozeCounter().store as? AppStore
      #expect(store === AppStore.shared, "in the app, `store` is no longer the app's store")
    }
  }

  @Test func `in the demo, the member gives the demo's store`() async {
    await #expect(processExitsWith: .success, "in the demo, `store` never returns") {
      let store = SnoozeCounter(isDemo: true).store as? DemoStore
      #expect(store === DemoStore.shared, "in the demo, `store` is not the demo's store")
    }
  }
}

private final class TestingSnoozeCounter: SnoozeCounter {
  var fake: any KeyValueStore

  init(fake: any KeyValueStore, isDemo: Bool = false) {
    self.fake = fake
    super.init(isDemo: isDemo)
  }

  override var store: any KeyValueStore { fake }
}
