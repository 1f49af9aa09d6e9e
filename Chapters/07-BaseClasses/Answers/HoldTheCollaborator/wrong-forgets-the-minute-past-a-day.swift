// wrong: A snooze of a day or more begins at midnight, whenever it was asked for.
// sees: a day and an hour after minute 420 it is minute 480

// Exercise 7.2: hold the collaborator
//
// Two pages can snooze a reminder. Their ancestors differ, so the rule was pasted, and one of the
// copies was repaired since. Move the rule into `Snooze`, and let each page hold what it is given
// and ask it. Both pages keep their ancestors.

/// Something that decides when a reminder rings again.
protocol Snoozing {
  /// Returns when to ring again, in minutes since midnight: 0 to 1,439.
  ///
  /// A reminder that is snoozed past midnight rings on the next day, so 1,435 and ten minutes
  /// more make 5.
  func timeToRing(after minute: Int) -> Int
}

/// The rule: ring again after some minutes.
struct Snooze: Snoozing {
  let minutes: Int

  func timeToRing(after minute: Int) -> Int {
    if minutes >= 1_440 { return minutes % 1_440 }
    return (minute + minutes) % 1_440
  }
}

/// A page that shows one reminder.
final class ReminderPage: Page {
  private let snooze: any Snoozing

  init(snooze: any Snoozing) {
    self.snooze = snooze
  }

  func snooze(at minute: Int) -> Int {
    snooze.timeToRing(after: minute)
  }
}

/// A page that lists reminders.
final class InboxPage: TablePage {
  private let snooze: any Snoozing

  init(snooze: any Snoozing) {
    self.snooze = snooze
  }

  func snooze(at minute: Int) -> Int {
    snooze.timeToRing(after: minute)
  }
}

// The vendor's pages, which you can't change.

class Page {
  var title = ""
}

class TablePage: Page {
  var rows: [String] = []
}
