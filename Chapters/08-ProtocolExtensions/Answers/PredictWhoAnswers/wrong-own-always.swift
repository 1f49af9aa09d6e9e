// wrong: Takes a member of an extension for one that can be overridden.
// sees: does that protocol require a `sound()`?

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
  let soundInTheList: Answerer? = .theAlarm

  // `play(alarm)`, which calls `sound()`
  let soundThatIsPlayed: Answerer? = .theAlarm

  // `alarm.announce()`: whose `text()` does it call?
  let textThatIsAnnounced: Answerer? = .theAlarm

  // `alarm.announce()`: and whose `sound()`?
  let soundThatIsAnnounced: Answerer? = .theAlarm
}
