import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import ExtractAndOverrideExercises

@Suite(.exercise("5.2")) struct PredictTheOverride {
  private let predicted = PredictedOutcomes()

  @Test func `stopped after step 1`() {
    let generator = StoppedAfterStep1()
    expect(
      predicted.stoppedAfterStep1, toBe: outcome(of: generator.nextReminderId),
      because: "the fake is read for each id; does anything ever write into it?")
  }

  @Test func `a self-call, in the test`() {
    let generator = TestingSelfCall()
    expect(
      predicted.selfCall, toBe: outcome(of: generator.nextReminderId),
      because: "the bug is in one member; does the test run that member at all?")
  }

  @Test func `a self-call, in the app`() {
    expect(
      predicted.selfCallInTheApp, toBe: .crashes,
      because: "nothing is overridden here, so the member runs; without a demo, what does it read?")
  }

  @Test func `a member of an extension`() {
    expect(
      predicted.memberOfAnExtension, toBe: .isRefused,
      because: "a member that is declared in an extension has no entry in the class's method table")
  }

  @Test func `a factory method`() {
    let generator = TestingFactory()
    generator.fake = SpyStore()
    expect(
      predicted.factoryMethod, toBe: outcome(of: generator.nextReminderId),
      because: "when is `makeStore()` called, and what does `fake` hold by then?")
  }

  @Test func `a getter`() {
    let generator = TestingGetter()
    generator.fake = SpyStore()
    expect(
      predicted.getter, toBe: outcome(of: generator.nextReminderId),
      because: "when is `store` read for the first time, and what does `fake` hold by then?")
  }

  /// The test of the exercise.
  private func outcome(of nextReminderId: () throws -> Int) -> Outcome {
    let ids = try? [nextReminderId(), nextReminderId()]
    return ids == [0, 1] ? .passes : .fails
  }
}

private func nextId(from source: any KeyValueStore, into target: any KeyValueStore) throws -> Int {
  let id = try reminderId(after: source.object(forKey: currentReminderId))
  target.set(id, forKey: currentReminderId)
  return id
}

private final class StoppedAfterStep1 {
  private let singleton = SpyStore()
  private let store = SpyStore()

  func nextReminderId() throws -> Int { try nextId(from: store, into: singleton) }
}

private class SelfCall {
  private let demo: SpyStore? = nil

  var store: any KeyValueStore { demo ?? self.store }
  func nextReminderId() throws -> Int { try nextId(from: store, into: store) }
}

private final class TestingSelfCall: SelfCall {
  private let fake = SpyStore()

  override var store: any KeyValueStore { fake }
}

private class Factory {
  private lazy var store = makeStore()

  init() { _ = store }

  func makeStore() -> any KeyValueStore { SpyStore() }
  func nextReminderId() throws -> Int { try nextId(from: store, into: store) }
}

private final class TestingFactory: Factory {
  var fake = SpyStore([currentReminderId: 41])

  override func makeStore() -> any KeyValueStore { fake }
}

private class Getter {
  var store: any KeyValueStore { SpyStore() }
  func nextReminderId() throws -> Int { try nextId(from: store, into: store) }
}

private final class TestingGetter: Getter {
  var fake = SpyStore([currentReminderId: 41])

  override var store: any KeyValueStore { fake }
}
