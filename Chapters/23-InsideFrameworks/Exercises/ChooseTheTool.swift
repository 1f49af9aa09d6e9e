// Exercise 23.2: choose the tool
//
// Each comment describes a project and what it needs most. Which tool fits best? Choose the
// smallest one that does all of it.

enum Tool {
  /// Initializers, called in a composition root that you write.
  case initializers
  /// A registry by type, such as Swinject.
  case registry
  /// Keyed factories with a wrapper that reads once, such as Factory's `@Injected`.
  case keyedFactories
  /// Scoped values with values for tests, such as swift-dependencies.
  case scopedValues
  /// A generated graph, such as SafeDI or Needle.
  case generatedGraph
}

struct ToolChoices {
  // A new app with eight screens and two engineers. They want to see in each initializer what a
  // type needs.
  let newApp: Tool? = nil

  // An old app, whose view models call `Session.shared` and nineteen more singletons in 400 places.
  // Each object has a good default. A test shall replace single objects, also in view models that
  // other view models make, through initializers that nobody may change this year. A view model
  // keeps what it got when it was made.
  let oldApp: Tool? = nil

  // An app in 60 modules. Components live as long as the app, a user, or a trip, and take parts
  // from several levels above. When a level needs another part, no level between it and the owner
  // of the part may be edited. The build already runs code generators. A part that is missing must
  // stop the build, in every module.
  let manyModules: Tool? = nil

  // An app in which many layers, most of them not views, read the date, the calendar and the id
  // source. A scope may replace them for a part of the app, also in objects that exist already. A
  // test that forgets to set one must fail.
  let valuesInManyLayers: Tool? = nil

  // An editor with plug-ins. At launch it reads from a file which plug-ins are installed, and
  // registers them. Other plug-ins look them up by their protocols, and do without those that are
  // not there. Everything is looked up by its type alone, under no name. Nobody knows all plug-ins
  // when the editor is compiled.
  let plugIns: Tool? = nil

  // A package for other teams, with one public type. It needs a store and a clock. Some of the
  // teams have a framework, each its own.
  let publicPackage: Tool? = nil
}
