// wrong: Takes every type from a library for volatile.
// sees: the same data always give the same reminder

// Exercise 0.2: find the volatile dependencies
//
// A dependency is volatile if you can't know what it does by reading your own code and the call:
// it reads or changes something outside, or it differs from run to run. Everything else is
// stable. Only what is volatile needs to be injected.
//
// Say of each call what it is: `.stable` or `.volatile`.

enum Dependency {
  case stable
  case volatile
}

struct Verdicts {
  // `titles.sorted()`
  let sorting: Dependency? = .stable

  // `Date()`
  let currentDate: Dependency? = .volatile

  // `Date(timeIntervalSince1970: 0)`
  let fixedDate: Dependency? = .stable

  // `slots.randomElement()`
  let randomElement: Dependency? = .volatile

  // `try JSONDecoder().decode(Reminder.self, from: data)`
  let decoding: Dependency? = .volatile

  // `date.formatted(date: .long, time: .shortened)`
  let formatting: Dependency? = .volatile
}
