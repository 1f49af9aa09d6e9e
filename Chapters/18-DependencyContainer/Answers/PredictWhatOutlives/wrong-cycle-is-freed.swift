// wrong: Expects a cycle to be found and freed.
// sees: not false: which objects hold the container, and which hold those? Swift has no garbage collector

// Exercise 18.1: predict what outlives
//
// The app's container makes a container for Ada's session, and holds it strongly. Each of her screens
// holds two things strongly: her server, and a closure that holds her container. Her container holds
// her server, and that holds only her session. The stage holds the screen that it shows, and no other.
//
// Ada logs in, sees a detail screen, then her list. Then she logs out: the app's container sets its
// reference to nil, and the stage shows the login. Nothing else holds anything, unless the comment
// says so.
//
// Is the object still in memory? Say true or false.

struct WhatIsThere {
  // The detail screen, while the list is shown.
  let detailBehindTheList: Bool? = false

  // Ada's container, after the logout.
  let containerAfterLogout: Bool? = false

  // Ada's container, after the logout, if it holds a factory that holds the container strongly.
  let containerWithFactory: Bool? = false

  // Ada's server, after the logout, if the app keeps an upload queue that was made with her server.
  let serverOfTheQueue: Bool? = true

  // Ada's container, after the logout, in the app with that queue.
  let containerOfTheQueue: Bool? = false

  // Ada's container, after the logout, if the app keeps the detail screen in a list of recent
  // screens, an array of `any HasTitle`. `HasTitle` has one member, the title.
  let containerOfRecentScreen: Bool? = true
}
