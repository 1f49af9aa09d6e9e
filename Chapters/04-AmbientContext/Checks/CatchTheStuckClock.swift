import ExerciseKit
import Foundation
import Testing

// The tests that you write in `YourCatchTheStuckClockTests.swift` belong to this suite. Each is
// run on the right time machine and on every broken one.
@Suite(.exercise("4.3"), .mutants(of: timeMachines)) struct CatchTheStuckClock {
  /// Makes the time machine to test.
  func makeTimeMachine() -> TimeMachine {
    timeMachines.current()
  }
}

/// A clock that can be at another time for a while.
final class TimeMachine: Sealed {
  fileprivate typealias Journey = (TimeMachine, Date, () throws -> Void) throws -> Void
  fileprivate static let firstDay = Date(timeIntervalSince1970: 0)

  /// What time it is.
  fileprivate(set) var now = TimeMachine.firstDay
  private let journey: Journey

  fileprivate init(_ journey: @escaping Journey) {
    self.journey = journey
  }

  /// Runs `body` at `date`, once, and restores the time before.
  ///
  /// - Throws: What `body` throws.
  func travel(to date: Date, _ body: () throws -> Void) throws { try journey(self, date, body) }
}

private let timeMachines = Subjects<@Sendable () -> TimeMachine>(
  of: "time machine",
  right: {
    TimeMachine { machine, date, body in
      let before = machine.now
      machine.now = date
      defer { machine.now = before }
      try body()
    }
  },
  mutants: [
    "never leaves the present": {
      TimeMachine { _, _, body in try body() }
    },
    "never runs its body": {
      TimeMachine { _, _, _ in }
    },
    "runs its body twice": {
      TimeMachine { machine, date, body in
        let before = machine.now
        machine.now = date
        defer { machine.now = before }
        try body()
        try body()
      }
    },
    "stays in the other time after the first journey, if that ends well": {
      TimeMachine { machine, date, body in
        let before = machine.now
        machine.now = date
        do {
          try body()
        } catch {
          machine.now = before
          throw error
        }
        if before != TimeMachine.firstDay { machine.now = before }
      }
    },
    "stays in the other time after an error": {
      TimeMachine { machine, date, body in
        let before = machine.now
        machine.now = date
        try body()
        machine.now = before
      }
    },
    "comes back to its first day, even from a journey in a journey": {
      TimeMachine { machine, date, body in
        machine.now = date
        defer { machine.now = TimeMachine.firstDay }
        try body()
      }
    },
    "keeps the traveler's error to itself": {
      TimeMachine { machine, date, body in
        let before = machine.now
        machine.now = date
        try? body()
        machine.now = before
      }
    },
    "does not leave for a journey within a journey": {
      TimeMachine { machine, date, body in
        let before = machine.now
        if before == TimeMachine.firstDay { machine.now = date }
        defer { machine.now = before }
        try body()
      }
    },
  ])
