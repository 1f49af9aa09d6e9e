import ExerciseKit
import ReminderStorage
import Testing

@testable import InsideFrameworksExercises

@Suite(.exercise("23.1")) struct PredictTheFirstId {
  @Test func `the first id`() throws {
    try expect(
      PredictedId().first, toBe: reminderId(after: nil),
      because: "nothing is stored yet; what does the rule give for nothing?")
  }
}
