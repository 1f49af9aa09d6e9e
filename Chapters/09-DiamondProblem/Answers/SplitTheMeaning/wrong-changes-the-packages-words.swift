// wrong: Changes the package's own summary, which the next update of the package will undo.
// sees: for "Water the plants", every 7 days, they are ["Water the plants, every 7 d"

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
  var summary: String { "\(label), every \(interval / 86_400) d" }
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
  let days: Int

  init(label: String, days: Int) {
    self.label = label
    self.days = days
  }

  /// The habit, for code that rings.
  var alarm: any Ringing { Alarm(label: label, interval: days * 86_400) }

  /// The habit, for code that keeps a calendar.
  var entry: any Repeating { Entry(label: label, interval: days) }
}

private struct Alarm: Ringing {
  let label: String
  let interval: Int
}

private struct Entry: Repeating {
  let label: String
  let interval: Int
}
