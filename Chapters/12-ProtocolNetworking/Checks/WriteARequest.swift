import ExerciseKit
import Foundation
import Testing

@testable import ProtocolNetworkingExercises

@Suite(.exercise("12.2")) struct WriteARequest {
  private let request = SnoozeRequest(id: 7, minutes: 10)

  @Test func `snoozing is a post`() {
    #expect(request.method == "POST", "snoozing changes something, so it is a POST")
  }

  @Test func `the path has three segments`() {
    #expect(
      request.path == ["reminders", "7", "snooze"],
      "the path of reminder 7 has three segments: reminders, 7 and snooze")
  }

  @Test func `the minutes are a parameter`() {
    #expect(
      request.parameters == ["minutes": "10"], "10 minutes are sent as the parameter minutes=10")
  }

  @Test func `another reminder is another request`() {
    let other = SnoozeRequest(id: 12, minutes: 5)
    #expect(other.path.contains("12"), "the request for reminder 12 does not name it")
    #expect(
      other.parameters.values.contains("5"), "the request for 5 minutes does not send them")
  }

  @Test(arguments: [("7;10:30", 7, "10:30"), ("12;8:00", 12, "8:00")])
  func `a line is read`(line: String, id: Int, time: String) {
    let snooze = try? Snooze.decode(Data(line.utf8))
    #expect(
      snooze == Snooze(id: id, time: time),
      "\"\(line)\" says that reminder \(id) rings at \(time)")
  }

  @Test(arguments: ["7", "7;"]) func `a line without a time is refused`(line: String) {
    #expect(
      throws: BodyError.missingField("time"), "\"\(line)\" has no time, so the field is missing"
    ) {
      try Snooze.decode(Data(line.utf8))
    }
  }

  @Test(arguments: ["seven;10:30", ";10:30", "7.5;10:30"])
  func `an id that is no integer is refused`(line: String) {
    #expect(
      throws: BodyError.wrongType(field: "id"),
      "\"\(line)\" has no integer before the semicolon, so its id has the wrong type"
    ) {
      try Snooze.decode(Data(line.utf8))
    }
  }
}
