// wrong: Thinks that `self` is an `Alarm` inside of the extension.
// sees: what does the compiler know of `self` there?

// Exercise 8.1: predict who answers
//
// Reminders announce themselves. `text()` is a requirement, `sound()` and `announce()` are not:
//
//     protocol Announcement {
//       var title: String { get }
//       func text() -> String
//     }
//
//     extension Announcement {
//       func text() -> String { title }
//       func sound() -> String { "ding" }
//       func announce() -> String { "\(text()) (\(sound()))" }
//     }
//
//     struct Alarm: Announcement {
//       let title: String
//       func text() -> String { "Now: \(title)" }
//       func sound() -> String { "siren" }
//     }
//
//     func play(_ announcement: some Announcement) -> String { announcement.sound() }
//
//     let alarm = Alarm(title: "Dentist")
//     let list: [any Announcement] = [alarm]
//
// Say of each call whose code runs: `.theAlarm` or `.theExtension`.

enum Answerer {
  case theAlarm
  case theExtension
}

struct PredictedAnswerers {
  // `alarm.sound()`
  let soundOfTheAlarm: Answerer? = .theAlarm

  // `list[0].text()`
  let textInTheList: Answerer? = .theAlarm

  // `list[0].sound()`
  let soundInTheList: Answerer? = .theExtension

  // `play(alarm)`, which calls `sound()`
  let soundThatIsPlayed: Answerer? = .theExtension

  // `alarm.announce()`: whose `text()` does it call?
  let textThatIsAnnounced: Answerer? = .theAlarm

  // `alarm.announce()`: and whose `sound()`?
  let soundThatIsAnnounced: Answerer? = .theAlarm
}
