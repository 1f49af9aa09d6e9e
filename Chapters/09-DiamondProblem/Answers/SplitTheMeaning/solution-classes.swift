// why: Two final classes made once hold what each side means; a class can be one side only as well.

// Exercise 9.4: split the meaning
//
// `Ringing` and `Repeating` come from two packages, so you can't change them. Both ask for an
// `interval`. One means seconds, the other days, and a habit's single property meets both: water
// the plants every 7 days, and the alarm rings every 7 seconds. Let `alarm` and `entry` each tell
// the truth about the habit, and let nobody pass the habit itself for something it is not.

// From one package. You need not change this.
protocol Ringing {
  /// Days between two entries.
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
