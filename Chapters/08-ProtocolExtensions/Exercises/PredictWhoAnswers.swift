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
  let soundOfTheAlarm: Answerer? = nil

  // `list[0].text()`
  let textInTheList: Answerer? = nil

  // `list[0].sound()`
  let soundInTheList: Answerer? = nil

  // `play(alarm)`, which calls `sound()`
  let soundThatIsPlayed: Answerer? = nil

  // `alarm.announce()`: whose `text()` does it call?
  let textThatIsAnnounced: Answerer? = nil

  // `alarm.announce()`: and whose `sound()`?
  let soundThatIsAnnounced: Answerer? = nil
}
