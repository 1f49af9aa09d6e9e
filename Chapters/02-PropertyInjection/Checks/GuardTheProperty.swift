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
    let snoozes = [counter.countSnooze(), counter.countSnooze()]
    #expect(snoozes == [5, 6], "the assigned store has 4 snoozes, so these are numbers 5 and 6")
    #expect(
      store.object(forKey: "snoozes") as? Int == 6, "the new count is not in the assigned store")
  }

  @Test func `the count is the store's, and not the counter's`() {
    assign(store, to: counter)
    _ = counter.countSnooze()
    store.set(20, forKey: "snoozes")
    #expect(
      counter.countSnooze() == 21,
      "something else wrote 20 into the assigned store, so the next snooze is number 21")
  }

  @Test func `without an assignment the default is kept`() {
    let snoozes = [counter.countSnooze(), counter.countSnooze(), counter.countSnooze()]
    #expect(snoozes == [1, 2, 3], "no store was assigned, so one default counts all three snoozes")
  }

  @Test func `each counter has a default of its own`() {
    let yours = SnoozeCounter()
    let snoozes = [counter.countSnooze(), yours.countSnooze(), counter.countSnooze()]
    #expect(
      snoozes == [1, 1, 2],
      "no store was assigned, and my counter, yours and mine again counted a snooze each")
  }

  @Test func `a second and a third assignment are refused`() {
    assign(store, to: counter)
    let second = refusal(of: other)
    #expect(second != nil, "a second store was assigned, and no error was thrown")
    #expect(
      second == nil || second == .alreadyAssigned,
      "no snooze has been counted yet, so the second store is refused with .alreadyAssigned")
    #expect(
      refusal(of: other) == second,
      "the third store was refused for another reason than the second one, though nothing happened")
  }

  @Test func `the same store twice is refused, too`() {
    assign(store, to: counter)
    #expect(
      refusal(of: store) == .alreadyAssigned,
      "the same store was assigned twice: that is .alreadyAssigned with any store")
  }

  @Test func `an empty store is an assignment, too`() {
    assign(SpyStore(), to: counter)
    let error = refusal(of: SpyStore())
    let found = error.map { ".\($0)" } ?? "no error"
    #expect(
      error == .alreadyAssigned,
      "an empty store was assigned and then another: that is .alreadyAssigned, and it threw \(found)"
    )
  }

  @Test func `a store of the default's type is an assignment, too`() {
    let memory = MemoryStore()
    assign(memory, to: counter)
    let error = refusal(of: store)
    let found = error.map { ".\($0)" } ?? "no error"
    #expect(
      error == .alreadyAssigned,
      """
      a `MemoryStore` was assigned, and no snooze has been counted: another store is \
      .alreadyAssigned, and it threw \(found)
      """)
    let snooze = counter.countSnooze()
    let stored = memory.object(forKey: "snoozes").map { "\($0)" } ?? "nothing"
    #expect(
      snooze == 1 && stored == "1",
      """
      a `MemoryStore` was assigned, so the first snooze is number 1 in it; the counter said \
      \(snooze), and the store holds \(stored)
      """)
  }

  @Test func `an assignment after the first snooze is refused`() {
    assign(store, to: counter)
    _ = counter.countSnooze()
    let error = refusal(of: other)
    #expect(error != nil, "a store was assigned after the first snooze, and no error was thrown")
    #expect(
      error == nil || error == .alreadyInUse,
      "a snooze has been counted in the assigned store, so another store is .alreadyInUse")
  }

  @Test func `a snooze counts as use, whatever number it gets`() {
    assign(SpyStore(["snoozes": -2]), to: counter)
    _ = counter.countSnooze()
    let error = refusal(of: other)
    let found = error.map { ".\($0)" } ?? "no error"
    #expect(
      error == .alreadyInUse,
      """
      the assigned store held -2, and a snooze has been counted there, so another store is \
      .alreadyInUse, but its assignment threw \(found)
      """)
  }

  @Test func `an assignment after the default was used is refused`() {
    _ = counter.countSnooze()
    let error = refusal(of: store)
    #expect(
      error != nil,
      "a snooze was counted in the default, then a store was assigned, and no error was thrown")
    #expect(
      error == nil || error == .alreadyInUse,
      "nobody had assigned a store, so the reason is .alreadyInUse: the default is in use")
    #expect(refusal(of: store) == error, "the same store was refused again, for another reason")
  }

  @Test func `a refused store is not used`() {
    assign(store, to: counter)
    _ = refusal(of: other)
    let first = counter.countSnooze()
    _ = refusal(of: other)
    let second = counter.countSnooze()
    #expect(
      [first, second] == [5, 6],
      "the refused store was used all the same: the assigned one had 4 snoozes")
    #expect(other.writtenKeys.isEmpty, "the refused store was written")
  }

  @Test func `a store refused after the default was used is not used`() {
    _ = counter.countSnooze()
    _ = refusal(of: store)
    #expect(
      counter.countSnooze() == 2,
      "one snooze was counted in the default, a store was refused, and this is snooze number 2")
    #expect(store.writtenKeys.isEmpty, "the refused store was written")
  }

  @Test func `two counters are settled apart`() {
    let yours = SnoozeCounter()
    assign(store, to: counter)
    assign(other, to: yours)
    let snoozes = [counter.countSnooze(), yours.countSnooze(), counter.countSnooze()]
    #expect(
      snoozes == [5, 11, 6],
      "my store had 4 snoozes and yours had 10, and the counters took turns: mine, yours, mine")
  }

  private func assign(
    _ store: any KeyValueStore, to counter: SnoozeCounter,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      throws: Never.self, "the first store came before any snooze, and was refused",
      sourceLocation: sourceLocation
    ) {
      try counter.use(store)
    }
  }

  private func refusal(of store: any KeyValueStore) -> AssignmentError? {
    // The answer may throw without saying which errors, so this `catch` doesn't say so either.
    let use: (any KeyValueStore) throws -> Void = counter.use
    do {
      try use(store)
      return nil
    } catch {
      #expect(error is AssignmentError, "the errors are .alreadyAssigned and .alreadyInUse")
      return error as? AssignmentError
    }
  }
}
