import ExerciseKit
import Synchronization
import Testing

@testable import ClosureDependenciesExercises

@Suite(.exercise("20.2")) struct FailByDefault {
  @Test(arguments: AlarmCall.all)
  fileprivate func `a stub reports each call by its name, every time`(call: AlarmCall) {
    let (mine, yours) = (Calls(), Calls())
    let stubs = [mine, yours].map { EmptyStub(report: $0.add) }
    for stub in [stubs[0], stubs[1], stubs[0]] { _ = try? call.make(stub) }
    #expect(
      mine.made == [call.name, call.name] && yours.made == [call.name],
      """
      \(call.name) was called twice on one stub and once on another; their reports must be \
      \([call.name, call.name]) and \([call.name]), and were \(mine.made) and \(yours.made)
      """)
  }

  @Test(arguments: AlarmCall.all.filter(\.throwsErrors))
  fileprivate func `a stub throws the name of the call`(call: AlarmCall) {
    let stub = EmptyStub { _ in }
    for turn in 1...2 {
      var thrown: String?
      do { _ = try call.make(stub) } catch { thrown = "\(error)" }
      let due = "\(UnexpectedAlarmCall(method: call.name))"
      #expect(
        thrown == due,
        "call \(turn) of \(call.name) must throw \(due), and threw \(thrown ?? "nothing")")
    }
  }

  @Test func `isAllowed of a stub returns false`() {
    let stub = EmptyStub { _ in }
    let answers = [stub.isAllowed(), stub.isAllowed()]
    #expect(answers == [false, false], "isAllowed can't throw, so it must return false each time")
  }

  @Test func `a method of the stub reports nothing, and the others go on`() {
    let reports = Calls()
    let stub = TwoMethodStub(report: reports.add)
    let results = (stub.pending(), stub.isAllowed())
    for call in AlarmCall.all { _ = try? call.make(stub) }
    let due = ["schedule(_:after:)", "cancel(_:)", "snooze(_:by:)"]
    #expect(results == ([7], true), "the stub has a pending and an isAllowed; both must be used")
    #expect(
      reports.made == due,
      """
      the stub has two methods, pending and isAllowed; all five were called, and it must report \
      \(due), and reported \(reports.made)
      """)
  }

  @Test(arguments: AlarmCall.all)
  fileprivate func `a wrapper passes each call along`(call: AlarmCall) {
    let makeSpies = { [SpyScheduler(ids: [3]), SpyScheduler(ids: [8, 5, 8], allows: false)] }
    let (spies, others) = (makeSpies(), makeSpies())
    let wrappers = spies.map(EmptyWrapper.init)
    let results = [0, 1, 0].map { (try? call.make(wrappers[$0])) ?? "an error" }
    let due = [0, 1, 0].map { (try? call.make(others[$0])) ?? "an error" }
    #expect(
      spies[0].calls.made == [call.onSpy, call.onSpy] && spies[1].calls.made == [call.onSpy],
      """
      \(call.name) was called twice on a wrapper and once on another; their bases must see \
      \([call.onSpy, call.onSpy]) and \([call.onSpy]), and saw \(spies[0].calls.made) and \
      \(spies[1].calls.made)
      """)
    #expect(
      results == due,
      "\(call.name) of the bases returns \(due); the wrappers returned \(results)")
  }

  @Test func `a wrapper passes the arguments along`() {
    let spy = SpyScheduler()
    let wrapper = EmptyWrapper(base: spy)
    for (id, minutes) in [(7, 10), (10, 7), (0, -5), (-1, 0)] {
      try? wrapper.schedule(id, after: minutes)
      try? wrapper.snooze(id, by: minutes)
      try? wrapper.cancel(id)
    }
    let due = [
      "schedule 7 after 10", "snooze 7 by 10", "cancel 7", "schedule 10 after 7",
      "snooze 10 by 7", "cancel 10", "schedule 0 after -5", "snooze 0 by -5", "cancel 0",
      "schedule -1 after 0", "snooze -1 by 0", "cancel -1",
    ]
    #expect(
      spy.calls.made == due,
      """
      a wrapper was called twelve times; its base must be called with the same arguments: \(due); \
      it saw \(spy.calls.made)
      """)
  }

  @Test(arguments: AlarmCall.all.filter(\.throwsErrors))
  fileprivate func `a wrapper passes errors on`(call: AlarmCall) {
    let spy = SpyScheduler(isOffline: true)
    #expect(
      throws: Offline.self, "\(call.name) of the base threw an error; the wrapper must pass it on"
    ) {
      try call.make(EmptyWrapper(base: spy))
    }
    #expect(
      spy.calls.made == [call.onSpy],
      """
      \(call.name) of the base threw an error; its base must be called once and nothing else; it \
      saw \(spy.calls.made)
      """)
  }

  @Test(arguments: AlarmCall.all.filter(\.throwsErrors))
  fileprivate func `a wrapper of a stub passes the stub's error on`(call: AlarmCall) {
    var thrown: (any Error)?
    do { _ = try call.make(EmptyWrapper(base: EmptyStub { _ in })) } catch { thrown = error }
    let due = UnexpectedAlarmCall(method: call.name)
    #expect(
      thrown as? UnexpectedAlarmCall == due,
      """
      \(call.name) of a stub throws \(due); the wrapper of that stub must throw it, too, and threw \
      \(thrown.map { "\($0)" } ?? "nothing")
      """)
  }

  @Test func `a method of the wrapper takes the place of the base's`() {
    let (spy, own) = (SpyScheduler(), Calls())
    let wrapper = CancelWrapper(base: spy, own: own)
    for call in AlarmCall.all { _ = try? call.make(wrapper) }
    #expect(
      own.made == ["cancel 7"]
        && spy.calls.made == [
          "schedule 7 after 10", "pending", "snooze 7 by 10", "isAllowed",
        ],
      """
      the wrapper has one method, cancel; all five were called, so cancel must be called once, and \
      the others on the base; cancel saw \(own.made), and the base saw \(spy.calls.made)
      """)
  }
}

/// A call of one method.
private struct AlarmCall: Sendable, CustomTestStringConvertible {
  let name: String
  /// What a spy notes.
  let onSpy: String
  var throwsErrors = true
  /// Makes the call, and returns its result as a text.
  let make: @Sendable (any AlarmScheduling) throws -> String

  var testDescription: String { name }

  static let all = [
    AlarmCall(name: "schedule(_:after:)", onSpy: "schedule 7 after 10") {
      "\(try $0.schedule(7, after: 10))"
    },
    AlarmCall(name: "cancel(_:)", onSpy: "cancel 7") { "\(try $0.cancel(7))" },
    AlarmCall(name: "pending()", onSpy: "pending") { "\(try $0.pending())" },
    AlarmCall(name: "snooze(_:by:)", onSpy: "snooze 7 by 10") { "\(try $0.snooze(7, by: 10))" },
    AlarmCall(name: "isAllowed()", onSpy: "isAllowed", throwsErrors: false) {
      "\($0.isAllowed())"
    },
  ]
}

private struct EmptyStub: AlarmStub {
  let report: (String) -> Void
}

private struct TwoMethodStub: AlarmStub {
  let report: (String) -> Void

  func pending() -> [Int] { [7] }
  func isAllowed() -> Bool { true }
}

private struct EmptyWrapper: AlarmWrapper {
  let base: any AlarmScheduling
}

private struct CancelWrapper: AlarmWrapper {
  let base: any AlarmScheduling
  let own: Calls

  func cancel(_ id: Int) { own.add("cancel \(id)") }
}

/// A scheduler with all five methods.
private struct SpyScheduler: AlarmScheduling {
  var ids: [Int] = []
  var allows = true
  var isOffline = false
  let calls = Calls()

  func schedule(_ id: Int, after time: Int) throws { try note("schedule \(id) after \(time)") }
  func cancel(_ id: Int) throws { try note("cancel \(id)") }
  func snooze(_ id: Int, by time: Int) throws { try note("snooze \(id) by \(time)") }

  func pending() throws -> [Int] {
    try note("pending")
    return ids
  }

  func isAllowed() -> Bool {
    calls.add("isAllowed")
    return allows
  }

  private func note(_ call: String) throws {
    calls.add(call)
    if isOffline { throw Offline() }
  }
}

private struct Offline: Error {}

/// Keeps what its user adds, in order.
private final class Calls: Sendable {
  private let kept = Mutex<[String]>([])

  var made: [String] { kept.withLock { $0 } }

  func add(_ call: String) { kept.withLock { $0.append(call) } }
}
