// wrong: Lets each adaptor number both sides, and hands out the one that was asked for.
// sees: a number for a reminder was taken from the events' store

import ReminderStorage

// Exercise 9.2: settle the diamond
//
// Two protocols bring a default `nextNumber()`. A planner conforms to both, so the compiler can't
// choose, and for now both of its methods return zero. Let each of them use the default that belongs
// to it. You may change the extensions, or add a type. A type that conforms to only one of the
// protocols keeps its default.
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
    numbers().reminder
  }

  /// The next number for an event.
  func numberForEvent() -> Int {
    numbers().event
  }

  private func numbers() -> (reminder: Int, event: Int) {
    (RemindersOnly(reminders: reminders).nextNumber(), EventsOnly(events: events).nextNumber())
  }
}

/// One side only.
private struct RemindersOnly: ReminderNumbers {
  let reminders: any KeyValueStore
}

/// The other side only.
private struct EventsOnly: EventNumbers {
  let events: any KeyValueStore
}
