// wrong: Mistakes the label of an initializer for a method with a default.
// sees: an argument label of an initializer here

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
  let message: Failure? = .trap

  // `let array: [any Greetable] = [Cat(name: "onevcat"), Bug(name: "Aphid")]`
  let array: Failure? = .refused

  // `let greeting = (Bug(name: "Aphid") as Any as? any Greetable)?.greet()`
  let cast: Failure? = .silence

  // `ReminderIdGenerator()`
  let constructor: Failure? = .refused

  // `let id = try LocatedReminderIdGenerator(locator: ServiceLocator()).nextReminderId()`
  let locator: Failure? = .trap

  // `struct Badge: ReminderObserver { func reminderWasAdded(_ title: String) { … } }`
  // Then the app calls `reminderAdded("Pay rent")` on a badge, as an `any ReminderObserver`.
  let observer: Failure? = .silence

  // `ReminderHandlers(reminderWasAdded: { … })`
  let handlers: Failure? = .silence
}
