// why: Adapters can be classes, too; each conforms to one protocol only.

// Exercise 9.4: split the meaning
//
// `Ringing` and `Repeating` come from two packages, so you can't change them. Both require an
// `interval`: `Ringing` means seconds, `Repeating` means days. A habit has one property for both. You
// water the plants every 7 days, and the alarm rings every 7 seconds. Make `alarm` and `entry`
// correct. Then make sure that nobody can pass the habit itself where its interval has the wrong unit.

// From one package. Leave this as it is.
protocol Ringing {
  /// Seconds between two rings.
  var interval: Int { get }

  var label: String { get }
}

extension Ringing {
  var label: String { "Alarm" }
  var summary: String { "\(label), every \(interval) s" }
}

// From another package. Leave this as it is.
protocol Repeating {
  /// Days between two entries.
  var interval: Int { get }

  var label: String { get }
}

extension Repeating {
  var label: String { "Entry" }
  var summary: String { "\(label), every \(interval) d" }
}

/// Something to do again and again, with the same label everywhere.
struct Habit {
  let label: String
  let alarm: any Ringing
  let entry: any Repeating

  init(label: String, days: Int) {
    self.label = label
    alarm = Alarm(label: label, everySeconds: days * 24 * 3_600)
    entry = Entry(label: label, everyDays: days)
  }
}

/// A habit as something that rings.
private final class Alarm: Ringing {
  let label: String
  let interval: Int

  init(label: String, everySeconds seconds: Int) {
    self.label = label
    interval = seconds
  }
}

/// A habit as an entry in a calendar.
private final class Entry: Repeating {
  let label: String
  let interval: Int

  init(label: String, everyDays days: Int) {
    self.label = label
    interval = days
  }
}
