import ExerciseKit
import RescueSupport
import Testing

// The tests that you write in `YourFindBothBugsTests.swift` belong to this suite. Each is run on the
// program without its bugs, on the program as it is, and on programs that somebody has fixed by half.
@MainActor @Suite(.exercise("24.5"), .mutants(of: programs)) struct FindBothBugs {}

// The program to test, on a machine of its own.
final class Program: RescueProgram {
  init() {
    super.init(flaws: programs.current)
  }
}

private let programs = Subjects<Set<RescueProgram.Flaw>>(
  of: "program",
  right: [],
  mutants: [
    "is as users have it, with both bugs": [.countsSeconds, .addsAgain],
    "still has the bug that users see twice a year": [.countsSeconds],
    "still has the bug that users see with two reminders at once": [.addsAgain],
    "keeps the hour in spring, and not in autumn": [.rightInSpringOnly],
    "keeps the hour for one day, and not for two": [.rightForOneDayOnly],
    "keeps the hour in Berlin, and not in New York": [.everybodyInBerlin],
    "refuses the second of two reminders for the same minute": [.refusesSameTime],
    "refuses the second of two reminders with the same title": [.refusesSameTitle],
    "leaves an alarm set that was moved, after its reminder is done": [.ignoresMoves],
    "has forgotten the moved alarm when it starts again": [.forgetsMoves],
    "forgets an alarm that moves while somebody else is logged in": [.forgetsMovesOfOthers],
  ])
