import ExerciseKit
import ReminderStorage
import TestSupport
import Testing

@testable import IsolatedDependenciesExercises

@Suite(.exercise("21.2")) struct ReadTheLastId {
  @Test func `each store has a last id of its own`() {
    let mine = LastId(store: SpyStore([currentReminderId: 3]))
    let yours = LastId(store: SpyStore([currentReminderId: 7]))
    #expect(
      [mine.value, yours.value, mine.value] == [3, 7, 3],
      "the two stores you were given hold 3 and 7, and were not both read")
  }
}
