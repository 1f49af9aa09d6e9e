// Exercise 0.2: find the volatile dependencies
//
// A dependency is volatile if what it returns depends on more than its arguments, or if using it
// changes something that other code can see. Everything else is stable. A volatile dependency usually
// has to be injected. A stable one doesn't, unless some callers want another one.
//
// Decide for each call whether it is `.stable` or `.volatile`.

enum Dependency {
  case stable
  case volatile
}

struct Verdicts {
  // `titles.sorted()`
  let sorting: Dependency? = nil

  // `Date()`
  let currentDate: Dependency? = nil

  // `Date(timeIntervalSince1970: 0)`
  let fixedDate: Dependency? = nil

  // `slots.randomElement()`
  let randomElement: Dependency? = nil

  // `try JSONDecoder().decode(Reminder.self, from: data)`
  let decoding: Dependency? = nil

  // `date.formatted(date: .long, time: .shortened)`
  let formatting: Dependency? = nil

  // `NotificationCenter.default.post(name: .saved, object: nil)`
  let posting: Dependency? = nil
}
