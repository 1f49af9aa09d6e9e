// wrong: Settles the reminders, and leaves the events at zero.
// sees: the events' store must be written once

import ReminderStorage

// Exercise 9.2: settle the diamond
//
// Two protocols bring a default `nextNumber()`. A planner is both, so it has to settle which one
// it means, and it does so by handing out zeros. Let each of its two methods use the default that
// belongs to it. Change the extensions, or add a type. Who is one side only keeps its default.
//
// A copy of a default's body would pass the checks, and stay behind when the default changes.

protocol NumberSource {
  func nextNumber() -> Int
}

/// Numbers reminders 1, 2, 3 and so on.
protocol ReminderNumbers: NumberSource {
  var reminders: any KeyValueStore { get }
}

extension ReminderNumbers {
  func nextNumber() -> Int {
    nextReminderNumber()
  }

  func nextReminderNumber() -> Int {
    let number = (reminders.object(forKey: "number") as? Int ?? 0) + 1
    reminders.set(number, forKey: "number")
    return number
  }
}

/// Numbers events 100, 200, 300 and so on.
protocol EventNumbers: NumberSource {
  var events: any KeyValueStore { get }
}

extension EventNumbers {
  func nextNumber() -> Int {
    let number = (events.object(forKey: "number") as? Int ?? 0) + 100
    events.set(number, forKey: "number")
    return number
  }
}

struct Planner: ReminderNumbers, EventNumbers {
  let reminders: any KeyValueStore
  let events: any KeyValueStore

  /// The next number for a reminder.
  func nextNumber() -> Int {
    nextReminderNumber()
  }

  /// The next number for an event.
  func numberForEvent() -> Int {
    0
  }
}
