// why: The rule itself is one function, which both defaults and both of the planner's methods call.

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
    reminders.countOn(by: 1)
  }
}

/// Numbers events 100, 200, 300 and so on.
protocol EventNumbers: NumberSource {
  var events: any KeyValueStore { get }
}

extension EventNumbers {
  func nextNumber() -> Int {
    events.countOn(by: 100)
  }
}

extension KeyValueStore {
  fileprivate func countOn(by step: Int) -> Int {
    let number = (object(forKey: "number") as? Int ?? 0) + step
    set(number, forKey: "number")
    return number
  }
}

struct Planner: ReminderNumbers, EventNumbers {
  let reminders: any KeyValueStore
  let events: any KeyValueStore

  /// The next number for a reminder.
  func nextNumber() -> Int {
    reminders.countOn(by: 1)
  }

  /// The next number for an event.
  func numberForEvent() -> Int {
    events.countOn(by: 100)
  }
}
