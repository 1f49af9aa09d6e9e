// wrong: Avoids a foreign default even where it adds no module.
// sees: you would copy a rule that is there already

// Exercise 2.3: choose the default
//
// You write a module called Reminders, which several apps use. Say of each dependency how your
// type should get it:
//
//   .constructor          the caller passes it to the initializer
//   .localDefault         a property, whose default your module brings along
//   .foreignDefault       a property, whose default is a type of another module
//   .propertyWithoutDefault   a property that somebody must set

enum Injection {
  case constructor
  case localDefault
  case foreignDefault
  case propertyWithoutDefault
}

struct ChosenInjections {
  // A list sorts its reminders. From A to Z suits almost everyone, and your module has a type
  // for it. A caller may prefer another order.
  let order: Injection? = .localDefault

  // A generator stores the last id. If it stores the id in the wrong place, two reminders get the
  // same one. No place is right for all apps.
  let idStore: Injection? = .constructor

  // An uploader retries after a failure. It could retry as the module CloudSync does. Nothing
  // else in Reminders needs CloudSync, but every uploader needs some rule, and an app that has
  // CloudSync can pass its rule. Your own module has none.
  let retryRule: Injection? = .constructor

  // The same uploader in the module CloudReminders, which is an addition to CloudSync: it
  // uses CloudSync in each of its files. CloudSync's own rule suits almost everyone.
  let retryRuleInCloudReminders: Injection? = .localDefault

  // A view controller shows the title in a label. A storyboard makes both: the controller first,
  // by an initializer that you can't change, and then the label.
  let titleLabel: Injection? = .propertyWithoutDefault
}
