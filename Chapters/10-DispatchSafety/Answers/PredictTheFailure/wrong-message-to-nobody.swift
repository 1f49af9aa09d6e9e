// wrong: Mistakes an unknown message for one to nil, which does nothing.
// sees: finds no entry; what does it do then?

// Exercise 10.1: predict the failure
//
// Each of these lines is a mistake. What happens? The compiler refuses it (`.refused`), the program
// traps when it runs the line (`.trap`), or nothing happens at all (`.silence`).
//
// The types are those of the lesson, except for this `Bug`: it is a struct without `greet()`, and it
// doesn't claim to conform to `Greetable`.

enum Failure {
  case refused
  case trap
  case silence
}

struct PredictedFailures {
  // `try Object().send("myMethod")`
  let message: Failure? = .silence

  // `let array: [any Greetable] = [Cat(name: "onevcat"), Bug(name: "Aphid")]`
  let array: Failure? = .refused

  // `(Bug(name: "Aphid") as Any as? any Greetable)?.greet()`
  let cast: Failure? = .silence

  // `ReminderIdGenerator()`
  let constructor: Failure? = .refused

  // `try LocatedReminderIdGenerator(locator: ServiceLocator()).nextReminderId()`
  let locator: Failure? = .trap

  // `struct Badge: ReminderObserver { func reminderWasAdded(_ title: String) { … } }`
  // Then the app calls `reminderAdded("Pay rent")` on a badge, as an `any ReminderObserver`.
  let observer: Failure? = .silence

  // `ReminderHandlers(reminderWasAdded: { … })`
  let handlers: Failure? = .refused
}
