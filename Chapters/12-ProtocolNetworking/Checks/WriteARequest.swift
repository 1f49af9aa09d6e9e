import ExerciseKit
import Foundation
import Testing

@testable import ProtocolNetworkingExercises

@Suite(.exercise("12.2")) struct WriteARequest {
  @Test func `snoozing is a post`() {
    let request = SnoozeRequest(id: 7, minutes: 10)
    #expect(
      request.method == "POST",
      "snoozing changes something, so it is a POST, not \"\(request.method)\"")
  }

  @Test(arguments: [7, 12, 0]) func `the path has three segments`(id: Int) {
    let path = SnoozeRequest(id: id, minutes: 10).path
    #expect(
      path == ["reminders", "\(id)", "snooze"],
      """
      the path of reminder \(id) has three segments: reminders, \(id) and snooze; yours is \(path)
      """)
  }

  @Test(arguments: [10, 5, 120]) func `the minutes are a parameter`(minutes: Int) {
    let parameters = SnoozeRequest(id: 7, minutes: minutes).parameters
    #expect(
      parameters == ["minutes": "\(minutes)"],
      """
      \(minutes) minutes are sent as the parameter minutes=\(minutes); your parameters are \
      \(parameters)
      """)
  }

  @Test(
    arguments: [
      ("7;10:30", 7, "10:30"), ("12;8:00", 12, "8:00"), ("100;23:59", 100, "23:59"),
      ("10203;7:15", 10_203, "7:15"), ("3000000000;10:30", 3_000_000_000, "10:30"),
    ])
  func `a line is read`(line: String, id: Int, time: String) {
    let snooze = try? Snooze.decode(Data(line.utf8))
    #expect(
      snooze?.id == id && snooze?.time == time,
      """
      "\(line)" says that reminder \(id) rings at \(time); you read \
      \(snooze.map { "\($0.id) and \"\($0.time)\"" } ?? "nothing and threw")
      """)
  }

  @Test(arguments: ["7", "7;", "", "seven", "seven;", ";"]) func `a line without a time is refused`(
    line: String
  ) {
    let (error, outcome) = refusal(of: line)
    #expect(
      error == .missingField("time"),
      "\"\(line)\" has no time, so the field is missing; you \(outcome)")
  }

  @Test func `bytes that are no text do not end the app`() async {
    // In a process of its own: a trap on what a server sent takes its process down.
    await #expect(
      processExitsWith: .success,
      "the bytes FF and FE are no text, and reading them ends the app; throw an error instead"
    ) {
      _ = try? Snooze.decode(Data([0xFF, 0xFE]))
    }
  }

  @Test(arguments: ["seven;10:30", ";10:30", "7.5;10:30"])
  func `an id that is no integer is refused`(line: String) {
    let (error, outcome) = refusal(of: line)
    #expect(
      error == .wrongType(field: "id"),
      """
      "\(line)" has no integer before the semicolon, so its id has the wrong type; you \(outcome)
      """)
  }
}

/// Returns the error that a line is refused with, if it is, and what was done in words.
private func refusal(of line: String) -> (error: LineError?, outcome: String) {
  do throws(LineError) {
    let snooze = try Snooze.decode(Data(line.utf8))
    return (nil, "read \(snooze.id) and \"\(snooze.time)\"")
  } catch {
    return (error, "threw \(error)")
  }
}
