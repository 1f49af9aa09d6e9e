public import Foundation

extension Reminder {
  /// Returns the reminder, due at another date.
  public func snoozed(until date: Date) -> Reminder {
    var reminder = self
    reminder.due = date
    return reminder
  }

  /// Returns the reminder, due 5, 10, 15, 20, 25 or 30 minutes after `now`, whenever it was due.
  ///
  /// The slot is random, so that reminders snoozed together don't all come back together. The
  /// shape is that of the standard library's `shuffled(using:)`.
  public func snoozed(at now: Date, using generator: inout some RandomNumberGenerator) -> Reminder {
    let slot = Int.random(in: 1...6, using: &generator)
    return snoozed(until: now + Double(slot) * 300)
  }

  /// Returns the reminder, due after a slot that is drawn from the system's generator.
  public func snoozed(at now: Date) -> Reminder {
    var generator = SystemRandomNumberGenerator()
    return snoozed(at: now, using: &generator)
  }
}
