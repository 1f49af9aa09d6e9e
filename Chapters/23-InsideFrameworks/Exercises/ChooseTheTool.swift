// Exercise 23.2: choose the tool
//
// Each comment describes a project and what it needs most. Which tool fits best? Choose the
// smallest one that does all of it.

enum Tool {
  /// Initializers, called in a composition root that you write.
  case initializers
  /// A registry by type, such as Swinject.
  case registry
  /// Keyed factories with a wrapper, such as Factory.
  case keyedFactories
  /// Scoped values with values for tests, such as swift-dependencies.
  case scopedValues
  /// A generated graph, such as Needle or Weaver.
  case generatedGraph
}

struct ToolChoices {
  // A new app with eight screens and two engineers. They want to see in each initializer what a
  // type needs.
  let newApp: Tool? = nil

  // An old app, whose view models call `Session.shared` and nineteen more singletons in 400 places.
  // Its callers can't change this year. Tests shall replace single objects, and each object has a
  // good default. The replacement shall go into objects that a test makes, and stay in them when
  // the test changes the container.
  let oldApp: Tool? = nil

  // An app in 60 modules. Components live as long as the app, a user, or a trip, and take parts
  // from several levels above. The build already runs code generators. A part that is missing must
  // stop the build, in every module.
  let manyModules: Tool? = nil

  // A SwiftUI app. The date, the calendar and the id source are read in many layers. A scope may
  // replace them for a part of the app, also in objects that exist already. A test that forgets to
  // set one must fail.
  let valuesInManyLayers: Tool? = nil

  // An editor with plug-ins. At launch it reads from a file which plug-ins are installed, and
  // registers them. Other plug-ins look them up by their protocols, and do without those that are
  // not there. Nobody knows all of them when the editor is compiled.
  let plugIns: Tool? = nil

  // A package for other teams, with one public type. It needs a store and a clock. Some of the
  // teams have a framework, each its own.
  let publicPackage: Tool? = nil
}
