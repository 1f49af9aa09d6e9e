// wrong: Takes different keys for enough, but the cache still knows a user's photos after the logout.
// sees: after the logout, the addresses of that user's photos are still in memory

// Exercise 18.2: choose the owner
//
// An app has a container that lives as long as the app, and makes another one for each session. Each
// container can keep an object. Or nobody keeps it, and a container makes a new one each time.
//
// Which owner does each of these objects need? Nothing that belongs to a user may be in memory after
// that user's logout. What is slow to make is kept as long as this rule allows.

enum Owner {
  case appContainer
  case userContainer
  case nobody
}

struct Choices {
  // A cache of the pictures in the help pages. They are the same for all users, and their server
  // needs no session. The cache is slow to fill.
  let helpPictures: Owner? = .appContainer

  // A queue that keeps reminders until there is a network, then saves them with the server that it
  // holds. That server sends with the session of one user. What waits is also on the disk, under
  // the user's key.
  let uploadQueue: Owner? = .userContainer

  // A screen for a new reminder. A user can open it in two windows, and types two texts.
  let editor: Owner? = .nobody

  // The titles of the last ten reminders that the user has opened. They are strings.
  let recentTitles: Owner? = .userContainer

  // A log file. It is opened at launch, takes a line with the user's id at each log-in and logout,
  // and keeps no line in memory.
  let log: Owner? = .appContainer

  // A cache of the sizes of the users' photos. It never asks who is logged in, and its keys are the
  // photos' addresses.
  let photoSizes: Owner? = .appContainer
}
