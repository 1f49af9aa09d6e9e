// Exercise 10.1: predict the failure
//
// Each of these lines is a mistake. What happens? The compiler refuses it (`.refused`), the program
// traps when it runs the line (`.trap`), or nothing happens at all (`.silence`).
//
// The types are those of the lesson, except for two structs. `Bug` has no `greet()`, and doesn't
// claim to conform to `Greetable`. `Badge` declares its conformance at the struct itself, and not in
// an extension.

enum Failure {
  case refused
  case trap
  case silence
}

struct PredictedFailures {
  // `let answer = try Object().send("myMethod")`
  let message: Failure? = nil

  // `let array: [any Greetable] = [Cat(name: "onevcat"), Bug(name: "Aphid")]`
  let array: Failure? = nil

  // `let greeting = (Bug(name: "Aphid") as Any as? any Greetable)?.greet()`
  let cast: Failure? = nil

  // `ReminderIdGenerator()`
  let constructor: Failure? = nil

  // `let id = try LocatedReminderIdGenerator(locator: ServiceLocator()).nextReminderId()`
  let locator: Failure? = nil

  // `struct Badge: ReminderObserver { func reminderWasAdded(_ title: String) { … } }`
  // Then the app calls `reminderAdded("Pay rent")` on a badge, as an `any ReminderObserver`.
  let observer: Failure? = nil

  // `ReminderHandlers(reminderWasAdded: { … })`
  let handlers: Failure? = nil
}
