import ExerciseKit
import RescueSupport
import Testing

// The tests that you write in `YourCharacterizeThePatientTests.swift` belong to this suite. Each is
// run on the patient, and on programs that differ from it in one thing.
@MainActor @Suite(.exercise("24.1"), .mutants(of: patients)) struct CharacterizeThePatient {}

// The program to test, on a machine of its own.
final class Patient: RescueProgram {
  init() {
    super.init(flaws: patients.current)
  }
}

private typealias Flaws = Set<RescueProgram.Flaw>

private let patients = Subjects<Flaws>(
  of: "program",
  right: asItIs,
  mutants: [
    "begins with the id 1": asItIs.union([.beginsWithOne]),
    "lists reminders by id, and not by time": asItIs.union([.listsByID]),
    "calls a reminder overdue in the minute in which it is due": asItIs.union([.overdueTooEarly]),
    "takes Greenwich's date for today's": asItIs.union([.todayInGreenwich]),
    "forgets the last id when it starts again": asItIs.union([.forgetsLastId]),
    "counts the ids of each user apart": asItIs.union([.countsForEachUser]),
    "is still logged in when it starts after a logout": asItIs.union([.staysLoggedIn]),
    "moves a reminder by 11 to 20 minutes": asItIs.union([.waitsTooLong]),
    "moves a reminder by 10 to 19 minutes": asItIs.union([.waitsTooShort]),
    "leaves the alarm of a done reminder set": asItIs.union([.leavesAlarms]),
    "keeps only the last line of the history": asItIs.union([.forgetsHistory]),
    "sends no ids in a sync": asItIs.union([.sendsNothing]),
    "keeps what was done elsewhere": asItIs.union([.keepsDoneElsewhere]),
    "notes a sync without a connection": asItIs.union([.notesFailedSync]),
    "keeps the hour when it snoozes a reminder across a change of the clocks":
      asItIs.subtracting([.countsSeconds]),
    "lists the first of two reminders for the same minute once": asItIs.subtracting([.addsAgain]),
  ])

/// With both of its bugs.
private let asItIs: Flaws = [.countsSeconds, .addsAgain]
