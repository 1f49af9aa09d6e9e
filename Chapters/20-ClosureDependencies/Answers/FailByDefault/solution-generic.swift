// why: One generic function makes every closure, whatever its arguments and its result.

// Exercise 20.2: fail by default
//
// `AlarmClient` is a struct of closures. Its `failing(report:)` accepts every call in silence, so a
// test that begins with it notices nothing. And `snooze(id:by:)` does nothing. Change both:
//
// - Each closure of `failing(report:)` calls `report` once per call, with its own name: "schedule",
//   "cancel", "pending", "snooze" or "isAllowed".
// - After that it throws `UnexpectedAlarmCall` with the same name. `isAllowed` can't throw, so it
//   returns false.
// - A closure that a test overrides reports nothing any more. Making a client reports nothing.
// - `snooze(id:by:)` calls the closure `snooze` with its two arguments, and passes its errors on.

/// Sets alarms for reminders.
struct AlarmClient: Sendable {
  /// Sets an alarm for a reminder, this many minutes from now.
  var schedule: @Sendable (_ id: Int, _ minutes: Int) throws -> Void
  /// Takes away a reminder's alarm.
  var cancel: @Sendable (_ id: Int) throws -> Void
  /// Returns the ids of all reminders that have an alarm.
  var pending: @Sendable () throws -> [Int]
  /// Puts off a reminder's alarm; callers use `snooze(id:by:)`.
  var snooze: @Sendable (_ id: Int, _ minutes: Int) throws -> Void
  /// Whether the user allows alarms.
  var isAllowed: @Sendable () -> Bool
}

extension AlarmClient {
  /// Makes a client whose every operation reports its own name, and throws if it can.
  static func failing(report: @escaping @Sendable (String) -> Void) -> AlarmClient {
    let refusal = Refusal(report: report)
    return AlarmClient(
      schedule: refusal("schedule"), cancel: refusal("cancel"), pending: refusal("pending"),
      snooze: refusal("snooze"),
      isAllowed: {
        report("isAllowed")
        return false
      })
  }

  /// Puts off a reminder's alarm.
  func snooze(id: Int, by minutes: Int) throws {
    try snooze(id, minutes)
  }
}

/// An operation was called that nobody has overridden.
struct UnexpectedAlarmCall: Error, Equatable {
  let operation: String
}

private struct Refusal: Sendable {
  let report: @Sendable (String) -> Void

  func callAsFunction<each Argument, Result>(
    _ operation: String
  ) -> @Sendable (repeat each Argument) throws -> Result {
    { [report] (_: repeat each Argument) in
      report(operation)
      throw UnexpectedAlarmCall(operation: operation)
    }
  }
}
