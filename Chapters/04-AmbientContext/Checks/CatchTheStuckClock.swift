import ExerciseKit
import Foundation
import Testing

// The tests that you write in `YourCatchTheStuckClockTests.swift` belong to this suite. Each is
// run on the right time machine and on every broken one.
@Suite(.exercise("4.3"), .mutants(of: timeMachines)) struct CatchTheStuckClock {
  /// Makes the time machine to test.
  func makeTimeMachine() -> any TimeMachine {
    timeMachines.current()
  }
}

/// What your tests know of a time machine.
protocol TimeMachine {
  /// What time it is.
  var now: Date { get }

  /// Runs `body` at `date`, once, and comes back. An error of `body` reaches the caller.
  func travel(to date: Date, _ body: () throws -> Void) throws
}

private let timeMachines = Subjects<@Sendable () -> any TimeMachine>(
  of: "time machine",
  right: {
    TestedMachine { machine, date, body in
      let before = machine.now
      machine.now = date
      defer { machine.now = before }
      try body()
    }
  },
  mutants: [
    "never leaves the present": {
      TestedMachine { _, _, body in try body() }
    },
    "never lets the traveler out": {
      TestedMachine { _, _, _ in }
    },
    "stays in the other time": {
      TestedMachine { machine, date, body in
        machine.now = date
        try body()
      }
    },
    "stays in the other time after an error": {
      TestedMachine { machine, date, body in
        let before = machine.now
        machine.now = date
        try body()
        machine.now = before
      }
    },
    "comes back to its first day, even from a journey in a journey": {
      TestedMachine { machine, date, body in
        machine.now = date
        defer { machine.now = TestedMachine.firstDay }
        try body()
      }
    },
    "keeps the traveler's error to itself": {
      TestedMachine { machine, date, body in
        let before = machine.now
        machine.now = date
        try? body()
        machine.now = before
      }
    },
  ])

private final class TestedMachine: TimeMachine {
  static let firstDay = Date(timeIntervalSince1970: 0)

  var now = TestedMachine.firstDay
  private let journey: (TestedMachine, Date, () throws -> Void) throws -> Void

  init(_ journey: @escaping (TestedMachine, Date, () throws -> Void) throws -> Void) {
    self.journey = journey
  }

  func travel(to date: Date, _ body: () throws -> Void) throws { try journey(self, date, body) }
}
