// wrong: An empty label is a label; the alarm takes the default one in its place.
// sees: the alarm is called "Alarm", but the habit is ""

// Exercise 9.4: split the meaning
//
// `Ringing` and `Repeating` come from two packages, so you can't change them. Both ask for an
// `interval`. One means seconds, the other days, and a habit's single property meets both: water
// the plants every 7 days, and the alarm rings every 7 seconds. Let `alarm` and `entry` each tell
// the truth about the habit, and let nobody pass the habit itself for something it is not.

// From one package. You need not change this.
protocol Ringing {
  /// Seconds between two rings.
  var interval: Int { get }

  var label: String { get }
}

extension Ringing {
  var label: String { "Alarm" }
  var summary: String { "\(label), every \(interval) s" }
}

// From another package. You need not change this.
protocol Repeating {
  /// Days between two entries.
  var interval: Int { get }

  var label: String { get }
}

extension Repeating {
  var label: String { "Entry" }
  var summary: String { "\(label), every \(interval) d" }
}

/// Something to do again and again, under the same label everywhere.
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
  let habitLabel: String
  let interval: Int

  init(label: String, interval: Int) {
    habitLabel = label
    self.interval = interval
  }

  var label: String { habitLabel.isEmpty ? "Alarm" : habitLabel }
}

private struct Entry: Repeating {
  let label: String
  let interval: Int
}
