import ExerciseKit
import ReminderStorage
import Testing

@testable import HardWiredDependencyExercises

@Suite(.exercise("0.1")) struct PredictTheIds {
  private let predicted = PredictedIds()

  @Test func `the first id of the first run`() throws {
    try expect(
      predicted.first, toBe: firstRun()[0],
      because: "nothing is stored yet; which id does the rule give then?")
  }

  @Test func `the second id of the first run`() throws {
    try expect(
      predicted.second, toBe: firstRun()[1],
      because: "the first id is stored by now; what follows it?")
  }

  @Test func `the id from a new generator`() throws {
    try expect(
      predicted.third, toBe: firstRun()[2],
      because: "a new generator is not a new store: both generators read UserDefaults.standard")
  }

  @Test func `the first id of the next day`() throws {
    var disk: Int?
    _ = try run(on: &disk)
    try expect(
      predicted.firstOfTheNextDay, toBe: run(on: &disk)[0],
      because: "the process has ended, but UserDefaults.standard is on disk; what does it hold?")
  }

  private func firstRun() throws -> [Int] {
    var disk: Int?
    return try run(on: &disk)
  }

  /// The test of the exercise: three ids, from the rule that every generator follows.
  private func run(on disk: inout Int?) throws -> [Int] {
    try (1...3).map { _ in
      let id = try reminderId(after: disk)
      disk = id
      return id
    }
  }
}
