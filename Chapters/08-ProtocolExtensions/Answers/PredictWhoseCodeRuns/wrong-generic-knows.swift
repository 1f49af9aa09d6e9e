// wrong: Thinks that a generic function still knows the concrete type.
// sees: inside `play`, the compiler knows the protocol, but not the alarm

// Exercise 8.1: predict whose code runs
//
// Each reminder can announce itself. `text()` is a requirement, `sound()` and `announce()` are not:
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
// For each call, predict whose code runs: `.theAlarms` or `.theExtensions`.

enum Code {
  case theAlarms
  case theExtensions
}

struct PredictedCode {
  // `alarm.sound()`
  let soundOfTheAlarm: Code? = .theAlarms

  // `list[0].text()`
  let textInTheList: Code? = .theAlarms

  // `list[0].sound()`
  let soundInTheList: Code? = .theExtensions

  // `play(alarm)`, which calls `sound()`
  let soundThatIsPlayed: Code? = .theAlarms

  // `alarm.announce()`: whose `text()` does it call?
  let textThatIsAnnounced: Code? = .theAlarms

  // `alarm.announce()`: whose `sound()` does it call?
  let soundThatIsAnnounced: Code? = .theExtensions
}
