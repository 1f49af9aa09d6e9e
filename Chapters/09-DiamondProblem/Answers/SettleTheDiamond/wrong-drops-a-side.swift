// wrong: Ends the collision by not being one of the two any more.
// sees: a planner must still be an EventNumbers

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

struct Planner: ReminderNumbers {
  let reminders: any KeyValueStore
  let events: any KeyValueStore

  /// The next number for a reminder.
  func nextNumber() -> Int {
    RemindersOnly(reminders: reminders).nextNumber()
  }

  /// The next number for an event.
  func numberForEvent() -> Int {
    EventsOnly(events: events).nextNumber()
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
