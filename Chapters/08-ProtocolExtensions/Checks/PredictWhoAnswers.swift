import ExerciseKit
import Testing

@testable import ProtocolExtensionsExercises

@Suite(.exercise("8.1")) struct PredictWhoAnswers {
  private let predicted = PredictedAnswerers()
  private let alarm = Alarm(title: "Dentist")
  private let list: [any Announcement] = [Alarm(title: "Dentist")]

  @Test func `the sound of the alarm`() {
    expect(
      predicted.soundOfTheAlarm, toBe: answerer(of: alarm.sound()),
      because: "the compiler sees an `Alarm` here; which `sound()` is nearest to that type?")
  }

  @Test func `the text in the list`() {
    expect(
      predicted.textInTheList, toBe: answerer(of: list[0].text()),
      because: "`text()` is a requirement; who answers those?")
  }

  @Test func `the sound in the list`() {
    expect(
      predicted.soundInTheList, toBe: answerer(of: list[0].sound()),
      because: "the list holds `any Announcement`; does that protocol require a `sound()`?")
  }

  @Test func `the sound that is played`() {
    expect(
      predicted.soundThatIsPlayed, toBe: answerer(of: play(alarm)),
      because: "inside `play` the compiler knows the protocol, and not the alarm")
  }

  @Test func `the text that is announced`() {
    expect(
      predicted.textThatIsAnnounced,
      toBe: answerer(of: String(alarm.announce().prefix { $0 != "(" })),
      because: "a default may call a requirement, and a requirement is answered as always")
  }

  @Test func `the sound that is announced`() {
    expect(
      predicted.soundThatIsAnnounced,
      toBe: answerer(of: String(alarm.announce().drop { $0 != "(" })),
      because: "`announce()` lives in the extension; what does the compiler know of `self` there?")
  }

  private func play(_ announcement: some Announcement) -> String { announcement.sound() }

  private func answerer(of text: String) -> Answerer {
    text.contains("siren") || text.contains("Now") ? .theAlarm : .theExtension
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
