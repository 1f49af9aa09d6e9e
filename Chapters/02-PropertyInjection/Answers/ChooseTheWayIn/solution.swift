// why: An initializer comes first, with a default where a local one is harmless. A property needs a reason.

// Exercise 2.3: choose the way in
//
// You write a module called Reminders, which several apps use. How should each type of it get its
// dependency?
//
//   .initializer          as an argument that every caller passes, kept in a `let`
//   .localDefault         as an argument whose default comes from your module, kept in a `let`
//   .foreignDefault       as an argument whose default comes from another module, kept in a `let`
//   .property             by a property, which can be assigned after the initializer

enum WayIn {
  case initializer
  case localDefault
  case foreignDefault
  case property
}

struct ChosenWaysIn {
  // A report prints the reminders once, from A to Z for almost everyone. Your module has a type for
  // that order. Some callers prefer another one.
  let orderOfAReport: WayIn? = .localDefault

  // The same order, on a screen. A menu on that screen changes it as often as the user likes.
  let orderOnAScreen: WayIn? = .property

  // A generator stores the last id. You have the defaults of your own app in mind. Another app keeps
  // its ids in a suite that it shares with a widget, and a third has one store for each account. In
  // the wrong store, two reminders get the same id.
  let idStore: WayIn? = .initializer

  // An uploader needs a rule for retries. Your module has none. The module CloudSync has a good one,
  // but nothing else in Reminders needs CloudSync, and some apps pass a rule of their own.
  let retryRule: WayIn? = .initializer

  // The same uploader in the module CloudReminders, which is an addition to CloudSync and imports it
  // in each of its files. CloudSync's rule suits almost everyone.
  let retryRuleInCloudReminders: WayIn? = .foreignDefault

  // A plug-in adds reminders to a list that only the app knows. A framework creates the plug-in from
  // its type, by calling `init()`, and returns the object to the app. Later, the framework calls a
  // method of the plug-in, without a list. How does the plug-in get the list?
  let listOfAPlugin: WayIn? = .property

  // An overview takes an editor in its initializer. The editor tells its overview what was saved.
  // How does the editor get the overview?
  let overviewOfAnEditor: WayIn? = .property
}
