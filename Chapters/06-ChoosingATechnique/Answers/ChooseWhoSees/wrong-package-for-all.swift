// wrong: Opens the hook to targets that do not ask for it.
// sees: no other target asks for it; a narrower audience will do

// Exercise 6.2: choose who sees the hook
//
// A hook is an initializer that takes a dependency. Say of each one who may call it:
//
//   .nobody           there is no hook; the type makes what it needs
//   .theModule        `internal`, and tests say `@testable import`
//   .thePackage       `package`
//   .everyone         `public`

enum Audience {
  case nobody
  case theModule
  case thePackage
  case everyone
}

struct ChosenAudiences {
  // A library of one target hands out ids in the user's defaults. Its users are promised that
  // place. Only the library's own tests want another store.
  let ids: Audience? = .thePackage

  // A library has three targets, and one of them holds an uploader. The other two make one, each
  // with a session of its own, in the code that you ship. Users must not choose a session.
  let session: Audience? = .thePackage

  // A type keeps reminders. Each app that uses it must say where: in a file, in the cloud.
  let place: Audience? = .everyone

  // A type adds up the minutes of some reminders by a private function, which reads nothing but
  // its arguments. A colleague would like to replace the function in tests.
  let sum: Audience? = .nobody
}
