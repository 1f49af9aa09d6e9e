// wrong: Believes that a registered closure runs when it is registered.
// sees: runs when somebody resolves the generator; when is that?

// Exercise 23.1: predict who notices
//
// Each comment tells of an app in which somebody forgot something about the store. The miniatures
// are those of the lesson. Who is the first to notice?
//
// - compiler: the app doesn't build.
// - launch: the app ends when it starts.
// - use: the app launches. It ends, or a test fails, when code uses what needs the store.
// - nobody: everything runs on, with wrong ids.

enum Witness {
  case compiler
  case launch
  case use
  case nobody
}

struct WhoNotices {
  // A registry by type. No line registers the store. When the app starts, it resolves the generator
  // with `required`, and the generator's closure resolves its store in the same way.
  let resolvedAtLaunch: Witness? = .launch

  // The same registry. But the app resolves the generator when the user taps.
  let resolvedAtATap: Witness? = .launch

  // A registry by type, and a generator that is resolved when the user taps. A line registers the
  // store: `registry.register(DefaultsStore.self) { _ in DefaultsStore() }`. The closure of the
  // generator resolves its store with `required((any KeyValueStore).self)`.
  let registeredAsAClass: Witness? = .launch

  // Keyed factories. The generator has `@Injected(\.store) private var store`. In no file is there
  // an extension of the container with `var store`.
  let missingFactory: Witness? = .compiler

  // Keyed factories. A module declares a factory of an optional store, `self { nil }`, for the app
  // to replace. Its generator calls `store?.object(forKey:)` and `store?.set(_:forKey:)`. In the
  // app, no line registers a store.
  let optionalFactory: Witness? = .nobody

  // Keyed factories, and the generator of `missingFactory`, with a `var store` that returns the
  // user's store. The app makes the generator at launch. Then it registers a store for the demo,
  // so that the demo leaves the user's ids alone.
  let registeredTooLate: Witness? = .nobody

  // Scoped values. A test of the generator sets `report`, which fails the test. It forgets to set
  // the store.
  let forgottenInATest: Witness? = .use

  // A generated graph. No component has a store.
  let missingPart: Witness? = .compiler
}
