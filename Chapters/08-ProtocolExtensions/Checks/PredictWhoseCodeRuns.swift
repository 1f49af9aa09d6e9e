import ExerciseKit
import Testing

@testable import ProtocolExtensionsExercises

@Suite(.exercise("8.1")) struct PredictWhoseCodeRuns {
  private let predicted = PredictedCode()
  private let alarm = Alarm(title: "Dentist")
  private let list: [any Announcement] = [Alarm(title: "Dentist")]

  @Test func `the sound of the alarm`() {
    expect(
      predicted.soundOfTheAlarm, toBe: code(behind: alarm.sound()),
      because: "the compiler sees an `Alarm` here; does that type have a `sound()` of its own?")
  }

  @Test func `the text in the list`() {
    expect(
      predicted.textInTheList, toBe: code(behind: list[0].text()),
      because: "`text()` is a requirement; whose method does the conformance list?")
  }

  @Test func `the sound in the list`() {
    expect(
      predicted.soundInTheList, toBe: code(behind: list[0].sound()),
      because: "the list holds `any Announcement`; does that protocol require `sound()`?")
  }

  @Test func `the sound that is played`() {
    expect(
      predicted.soundThatIsPlayed, toBe: code(behind: play(alarm)),
      because: "inside `play`, the compiler knows the protocol, but not the alarm")
  }

  @Test func `the text that is announced`() {
    expect(
      predicted.textThatIsAnnounced,
      toBe: code(behind: String(alarm.announce().prefix { $0 != "(" })),
      because: "an extension can call a requirement, too; whose method does the conformance list?")
  }

  @Test func `the sound that is announced`() {
    expect(
      predicted.soundThatIsAnnounced,
      toBe: code(behind: String(alarm.announce().drop { $0 != "(" })),
      because: "`announce()` is in the extension; what does the compiler know about `self` there?")
  }

  private func play(_ announcement: some Announcement) -> String { announcement.sound() }

  private func code(behind text: String) -> Code {
    text.contains("siren") || text.contains("Now") ? .theAlarms : .theExtensions
  }
}

private protocol Announcement {
  var title: String { get }
  func text() -> String
}

extension Announcement {
  fileprivate func text() -> String { title }
  fileprivate func sound() -> String { "ding" }
  fileprivate func announce() -> String { "\(text()) (\(sound()))" }
}

private struct Alarm: Announcement {
  let title: String
  func text() -> String { "Now: \(title)" }
  func sound() -> String { "siren" }
}
