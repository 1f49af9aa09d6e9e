// Exercise 7.1: follow the call
//
// Three classes, each a subclass of the one above it:
//
//     class Alert {
//       var sound: String { "ping" }
//       func ring() -> String { "ring: \(sound)" }
//       func ringTwice() -> String { "\(ring()), \(ring())" }
//     }
//
//     class Alarm: Alert {
//       override var sound: String { "bell" }
//     }
//
//     class NightAlarm: Alarm {
//       override var sound: String { "hum" }
//       override func ring() -> String { "light, then \(super.ring())" }
//     }
//
// Which class's implementation runs? Replace each nil with `.alert`, `.alarm` or `.nightAlarm`.

enum Implementation {
  case alert
  case alarm
  case nightAlarm
}

struct PredictedImplementations {
  // `Alarm().sound`: whose `sound`?
  let soundOfAnAlarm: Implementation? = nil

  // `let alert: Alert = Alarm()`, then `alert.sound`: whose `sound`?
  let soundThroughABaseVariable: Implementation? = nil

  // `Alarm().ring()`: whose `ring`?
  let ringOfAnAlarm: Implementation? = nil

  // The same call: whose `sound` does that `ring` read?
  let soundInsideTheInheritedRing: Implementation? = nil

  // `NightAlarm().ringTwice()`: whose `ring` does `ringTwice` call?
  let ringInsideRingTwice: Implementation? = nil

  // `NightAlarm().ring()`: whose `ring` does `super.ring()` call?
  let ringBehindSuper: Implementation? = nil

  // The same call: whose `sound` does the `ring` behind `super` read?
  let soundBehindSuper: Implementation? = nil
}
