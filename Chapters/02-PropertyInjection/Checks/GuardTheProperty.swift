import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import PropertyInjectionExercises

@Suite(.exercise("2.2")) struct GuardTheProperty {
  private let counter = SnoozeCounter()
  private let store = SpyStore(["snoozes": 4])
  private let other = SpyStore(["snoozes": 10])

  @Test func `the assigned store is used`() {
    assign(store, to: counter)
    #expect(counter.countSnooze() == 5, "the assigned store holds 4 snoozes, so this is number 5")
    #expect(
      store.object(forKey: "snoozes") as? Int == 5, "the new count is not in the assigned store")
  }

  @Test func `without an assignment the default is kept`() {
    let snoozes = [counter.countSnooze(), counter.countSnooze(), counter.countSnooze()]
    #expect(snoozes == [1, 2, 3], "the default was made anew, and the count with it")
  }

  @Test func `a second assignment is refused`() {
    assign(store, to: counter)
    let error = refusal(of: other)
    #expect(error != nil, "a store was assigned twice, and nobody was told")
    #expect(
      error == nil || error == .alreadyAssigned,
      "no snooze has been counted yet, so it is .alreadyAssigned: a store was assigned before")
  }

  @Test func `the same store twice is refused, too`() {
    assign(store, to: counter)
    #expect(refusal(of: store) == .alreadyAssigned, "assigning twice is a mistake with any store")
  }

  @Test func `an assignment after the first snooze is refused`() {
    assign(store, to: counter)
    _ = counter.countSnooze()
    let error = refusal(of: other)
    #expect(error != nil, "the store changed after a snooze was counted, and nobody was told")
    #expect(
      error == nil || error == .alreadyInUse,
      "a snooze has been counted, so it is .alreadyInUse")
  }

  @Test func `an assignment after the default was used is refused`() {
    _ = counter.countSnooze()
    let error = refusal(of: store)
    #expect(error != nil, "a snooze was counted in the default, and then another store was taken")
    #expect(
      error == nil || error == .alreadyInUse,
      "nobody assigned a store before, so it is .alreadyInUse: the default is in use")
  }

  @Test func `a refused store is not used`() {
    assign(store, to: counter)
    _ = refusal(of: other)
    let first = counter.countSnooze()
    _ = refusal(of: other)
    let second = counter.countSnooze()
    #expect([first, second] == [5, 6], "the refused store was taken all the same")
    #expect(other.writtenKeys.isEmpty, "the refused store was written")
  }

  @Test func `a store refused after the default was used is not used`() {
    _ = counter.countSnooze()
    _ = refusal(of: store)
    #expect(counter.countSnooze() == 2, "the refused store took the place of the default")
  }

  @Test func `two counters are settled apart`() {
    let yours = SnoozeCounter()
    assign(store, to: counter)
    assign(other, to: yours)
    let snoozes = [counter.countSnooze(), yours.countSnooze(), counter.countSnooze()]
    #expect(snoozes == [5, 11, 6], "two counters got a store each and mixed them up")
  }

  private func assign(
    _ store: any KeyValueStore, to counter: SnoozeCounter,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      throws: Never.self, "the first store of a counter came before any snooze, and was refused",
      sourceLocation: sourceLocation
    ) {
      try counter.use(store)
    }
  }

  private func refusal(of store: any KeyValueStore) -> AssignmentError? {
    do {
      try counter.use(store)
      return nil
    } catch {
      return error
    }
  }
}
