import ExerciseKit
import Synchronization
import Testing

@testable import ClosureDependenciesExercises

@Suite(.exercise("20.2")) struct FailByDefault {
  @Test(arguments: AlarmCall.all)
  fileprivate func `each call is reported by its name, every time`(call: AlarmCall) {
    let (mine, yours) = (Reports(), Reports())
    let clients = [mine, yours].map { AlarmClient.failing(report: $0.add) }
    for client in [clients[0], clients[1], clients[0]] { _ = try? call.make(client) }
    #expect(
      mine.names == [call.name, call.name] && yours.names == [call.name],
      """
      \(call.name) was called twice on one client and once on another; their reports must be \
      \([call.name, call.name]) and \([call.name]), and were \(mine.names) and \(yours.names)
      """)
  }

  @Test(arguments: AlarmCall.all.filter(\.throwsErrors))
  fileprivate func `a reported call throws its name`(call: AlarmCall) {
    for turn in 1...2 {
      let reports = Reports()
      let client = AlarmClient.failing(report: reports.add)
      var thrown: String?
      do { try call.make(client) } catch { thrown = "\(error)" }
      let due = "\(UnexpectedAlarmCall(operation: call.name))"
      #expect(
        thrown == due,
        "call \(turn) of \(call.name) must throw \(due), and threw \(thrown ?? "nothing")")
    }
  }

  @Test func `isAllowed returns false`() {
    let client = AlarmClient.failing { _ in }
    let answers = [client.isAllowed(), client.isAllowed()]
    #expect(answers == [false, false], "isAllowed can't throw, so it must return false each time")
  }

  @Test func `making a client reports nothing`() {
    let reports = Reports()
    let client = AlarmClient.failing(report: reports.add)
    withExtendedLifetime(client) {
      #expect(reports.names == [], "nothing was called yet, and \(reports.names) was reported")
    }
  }

  @Test func `an override reports nothing, and the others go on`() {
    let reports = Reports()
    var client = AlarmClient.failing(report: reports.add)
    client.pending = { [7] }
    client.isAllowed = { true }
    let results = ((try? client.pending()) ?? [], client.isAllowed())
    try? client.cancel(7)
    #expect(results == ([7], true), "pending and isAllowed were overridden; both must be used")
    #expect(
      reports.names == ["cancel"],
      """
      pending and isAllowed were overridden, and cancel wasn't; all three were called, and \
      \(reports.names) was reported
      """)
  }

  @Test func `a client reports long after it was made`() {
    let reports = Reports()
    let cancel = AlarmClient.failing(report: reports.add).cancel
    try? cancel(7)
    #expect(
      reports.names == ["cancel"],
      "the test kept only the closure cancel, and called it; \(reports.names) was reported")
  }

  @Test func `the method passes both arguments to the closure`() {
    let reports = Reports()
    var client = AlarmClient.failing(report: reports.add)
    client.snooze = { id, minutes in reports.add("\(id) by \(minutes)") }
    for (id, minutes) in [(7, 10), (10, 7), (0, -5)] { try? client.snooze(id: id, by: minutes) }
    #expect(
      reports.names == ["7 by 10", "10 by 7", "0 by -5"],
      """
      snooze(id:by:) was called for 7 by 10, for 10 by 7, and for 0 by -5; it must call the closure \
      snooze with both, and nothing else; the client saw \(reports.names)
      """)
  }

  @Test func `the method passes errors on`() {
    struct Offline: Error {}
    let reports = Reports()
    var client = AlarmClient.failing(report: reports.add)
    client.snooze = { _, _ in
      reports.add("the override")
      throw Offline()
    }
    #expect(
      throws: Offline.self, "the closure snooze threw an error; snooze(id:by:) must pass it on"
    ) {
      try client.snooze(id: 7, by: 10)
    }
    #expect(
      reports.names == ["the override"],
      """
      the closure snooze threw an error; snooze(id:by:) must call it once, and nothing else; the \
      client saw \(reports.names)
      """)
  }
}

/// A call of one operation.
private struct AlarmCall: Sendable, CustomTestStringConvertible {
  let name: String
  var throwsErrors = true
  let make: @Sendable (AlarmClient) throws -> Void

  var testDescription: String { name }

  static let all = [
    AlarmCall(name: "schedule") { try $0.schedule(7, 10) },
    AlarmCall(name: "cancel") { try $0.cancel(7) },
    AlarmCall(name: "pending") { _ = try $0.pending() },
    AlarmCall(name: "snooze") { try $0.snooze(7, 10) },
    AlarmCall(name: "isAllowed", throwsErrors: false) { _ = $0.isAllowed() },
  ]
}

/// What a client has reported, in order.
private final class Reports: Sendable {
  private let kept = Mutex<[String]>([])

  var names: [String] { kept.withLock { $0 } }

  func add(_ name: String) { kept.withLock { $0.append(name) } }
}
