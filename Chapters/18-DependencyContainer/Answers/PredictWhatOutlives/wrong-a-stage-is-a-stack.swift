// wrong: Takes the stage for a stack of screens.
// sees: not true: the stage shows one screen at a time; ask who holds the other one

// Exercise 18.1: predict what outlives
//
// The pre-login container makes a container for Ada and keeps no reference to it. Each screen
// holds its container strongly. The stage holds the screen that it shows, and no other.
//
// Ada logs in and sees a detail screen, then her list. Then she logs out, and the stage shows the
// login. Nobody else holds anything, unless the comment says so.
//
// Say of each object whether it is in memory: true or false.

struct WhatIsThere {
  // The detail screen, while the list is shown.
  let detailBehindTheList: Bool? = true

  // Ada's container, while her list is shown.
  let containerBehindTheList: Bool? = true

  // Ada's container, after the logout.
  let containerAfterLogout: Bool? = false

  // Ada's container, after the logout, if it holds a factory that holds the container strongly.
  let containerWithFactory: Bool? = true

  // Ada's container, after the logout, if a list of recent screens still holds the detail screen.
  // That screen knows its container as an `any HasServer`.
  let containerOfRecentScreen: Bool? = true
}
