// wrong: Gives the adaptor a new store instead of the one it was given.
// sees: for one event the events' store must be written once

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
    EventsOnly(events: Memory()).nextNumber()
  }
}

private struct EventsOnly: EventNumbers {
  let events: any KeyValueStore
}

private final class Memory: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
