// wrong: Passes by hand what a dozen layers have no use for.
// sees: a dozen layers would pass along what none of them uses

// Exercise 6.1: choose the technique
//
// Pick the technique that you would try first in each situation. Go through the lesson's five
// questions in order, and stop at the first yes.

enum Technique {
  case constructorInjection
  case propertyInjection
  case methodInjection
  case ambientContext
  case extractAndOverride
}

struct ChosenTechniques {
  // Whether a reminder is overdue depends on a date. The list wants to know it for today. The
  // calendar asks the same reminder about each day of a month.
  let overdueDate: Technique? = .methodInjection

  // A framework makes your screen: it calls `init()`, offers you no other way, and then hands the
  // screen to you. Your code decides only then which list of reminders the screen shows.
  let screenList: Technique? = .propertyInjection

  // Each line of a server's log should name the request that it belongs to. A dozen layers lie
  // between the request and the log, and none of them uses its id. Many requests are handled at
  // the same time. A line that is written outside of any request names none, which is fine.
  let requestOfALogLine: Technique? = .methodInjection

  // A new type saves changes to the database of the account that is open, for as long as it lives.
  // It sits a dozen layers below the screen. In a wrong database, a change belongs to someone else.
  let accountDatabase: Technique? = .constructorInjection

  // An old class exports reminders. It has no tests and six initializers, and sixty places make
  // one. A dozen of its methods call each other and send mails through `Mailer.shared`, which the
  // app replaces at each log-in. Nothing but a test should give it another mailer. You have to fix
  // one of the methods tomorrow, and want a test first.
  let oldExporter: Technique? = .extractAndOverride

  // A list sorts its titles. Your module has an order that suits almost everyone. A few callers
  // pick another one when they make the list, and the list keeps it.
  let sortingOrder: Technique? = .constructorInjection

  // A list is on the screen, and draws itself whenever the system tells it to. Its owner switches
  // the filter between all reminders and the overdue ones. It stays the same list.
  let shownFilter: Technique? = .propertyInjection

  // A snooze draws one of six slots. The caller owns the dice, and each draw changes them. The
  // caller may use another kind of dice for the next snooze.
  let snoozeDice: Technique? = .methodInjection
}
