// Exercise 6.2: choose who sees the hook
//
// A hook is an initializer that takes a dependency. Who should be able to call it?
// In docs/questions.md, "How do I hide a hook that only tests need?" tells what each choice opens.
//
//   .nobody           there is no hook; the type makes what it needs
//   .theModule        `internal`; tests reach it with `@testable import`
//   .thePackage       `package`
//   .everyone         `public`

enum Audience {
  case nobody
  case theModule
  case thePackage
  case everyone
}

struct ChosenAudiences {
  // One target of a package with twenty keeps its ids in the user's defaults, as its documentation
  // promises. Only the tests of this target, which run in debug builds, need another store. The
  // nineteen other targets ship, and must not be able to call the hook.
  let ids: Audience? = nil

  // A library has three targets, and one of them has an uploader. The other two make uploaders in
  // the code that you ship, each with a session of its own. Users must not choose a session.
  let session: Audience? = nil

  // A type keeps reminders. Each app that uses it decides where: in a file, or in the cloud.
  let place: Audience? = nil

  // A type adds up the minutes of some reminders by a private function, which reads nothing but
  // its arguments. A colleague would like to replace the function in tests.
  let sum: Audience? = nil
}
