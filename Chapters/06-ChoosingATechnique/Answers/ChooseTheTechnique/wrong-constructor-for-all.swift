// wrong: The constructor comes first, but some of these rule it out.
// sees: you don't call the initializer, so you can't pass it anything

// Exercise 6.1: choose the technique
//
// Pick the technique that you would try first in each situation. If two would do, take the one
// that leaves less to remember.

enum Technique {
  case constructorInjection
  case propertyInjection
  case methodInjection
  case ambientContext
  case extractAndOverride
}

struct ChosenTechniques {
  // A new type writes backups. It needs a folder for as long as it lives, and no folder is right
  // for everyone. One place in your app makes it.
  let backupFolder: Technique? = .constructorInjection

  // Whether a reminder is overdue depends on a date. The list asks for today, and the calendar
  // asks the same reminder about each day of a month.
  let overdueDate: Technique? = .constructorInjection

  // A storyboard makes your screen, by an initializer that you can't change. Afterwards you
  // decide which list of reminders the screen shows.
  let screenList: Technique? = .constructorInjection

  // Each line of the log must name the request that it belongs to. A dozen layers lie between
  // the request and the lines, and none of them cares. Requests are handled at the same time.
  let requestOfALogLine: Technique? = .constructorInjection

  // An old class exports reminders. It has no tests, and sixty places make one. In the middle of
  // a long method it calls a global function that sends a mail. You must mend it tomorrow, and
  // want a test before you edit by hand. Your editor can move a call into a method.
  let oldExporter: Technique? = .constructorInjection

  // A list sorts its reminders. Your module has an order that suits almost everyone. A few of the
  // callers want another one, and may change it as long as the list lives.
  let sortingOrder: Technique? = .constructorInjection

  // A service that you own takes five things in its initializer, and needs all of them. Three
  // are always used together. A colleague finds the list too long.
  let fiveNeeds: Technique? = .constructorInjection

  // A snooze draws one of six slots. The caller owns the dice, and each draw changes them. The
  // caller may use another kind of dice for the next snooze.
  let snoozeDice: Technique? = .constructorInjection
}
