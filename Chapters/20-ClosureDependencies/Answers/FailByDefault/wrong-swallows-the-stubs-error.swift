// wrong: Swallows the error of a stub, so a test does not see that the stub failed.
// sees: the wrapper of that stub must throw it, too, and threw nothing

// Exercise 20.2: fail by default
//
// A test needs one or two of the five methods of `AlarmScheduling`. So its stub conforms to
// `AlarmStub`, whose defaults are the other methods. A scheduler in front of another one conforms to
// `AlarmWrapper`. But all these defaults accept every call in silence. Change them:
//
// - Each default of `AlarmStub` calls `report`, once per call, with the method's name as `#function`
//   gives it: "schedule(_:after:)", "cancel(_:)", "pending()", "snooze(_:by:)" or "isAllowed()".
//   After that, it throws `UnexpectedAlarmCall` with the same name. `isAllowed` can't throw, so it
//   returns false.
// - Each default of `AlarmWrapper` calls the same method of `base`, once, with the same arguments, and
//   passes its result or its error on.
// - No default calls another method.
//
// In a test target, the defaults would record an issue. This file can't import Swift Testing, so each
// stub brings a `report`.

/// Sets alarms for reminders.
protocol AlarmScheduling {
  /// Sets an alarm for a reminder, this many minutes from now.
  func schedule(_ id: Int, after minutes: Int) throws
  /// Takes away a reminder's alarm.
  func cancel(_ id: Int) throws
  /// Returns the ids of all reminders that have an alarm.
  func pending() throws -> [Int]
  /// Puts off a reminder's alarm.
  func snooze(_ id: Int, by minutes: Int) throws
  /// Whether the user allows alarms.
  func isAllowed() -> Bool
}

/// A stub: each method that it doesn't have itself reports the call, and fails.
protocol AlarmStub: AlarmScheduling {
  /// Reports that a method was called.
  var report: (String) -> Void { get }
}

extension AlarmStub {
  func schedule(_ id: Int, after minutes: Int) throws { throw unexpected() }
  func cancel(_ id: Int) throws { throw unexpected() }
  func pending() throws -> [Int] { throw unexpected() }
  func snooze(_ id: Int, by minutes: Int) throws { throw unexpected() }
  func isAllowed() -> Bool {
    report(#function)
    return false
  }

  private func unexpected(_ method: String = #function) -> UnexpectedAlarmCall {
    report(method)
    return UnexpectedAlarmCall(method: method)
  }
}

/// A scheduler in front of another one: each method that it doesn't have itself passes the call along.
protocol AlarmWrapper: AlarmScheduling {
  /// The other one.
  var base: any AlarmScheduling { get }
}

extension AlarmWrapper {
  func schedule(_ id: Int, after minutes: Int) throws { try base.schedule(id, after: minutes) }
  func cancel(_ id: Int) throws { try base.cancel(id) }
  func pending() throws -> [Int] { try base.pending() }
  func snooze(_ id: Int, by minutes: Int) throws {
    do { try base.snooze(id, by: minutes) } catch is UnexpectedAlarmCall {}
  }
  func isAllowed() -> Bool { base.isAllowed() }
}

/// A method was called that the stub doesn't have.
struct UnexpectedAlarmCall: Error, Equatable {
  let method: String
}
