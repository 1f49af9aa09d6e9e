import ExerciseKit
import Testing

// The tests that you write in `YourTestTheScopesTests.swift` belong to this suite. Each is run on
// the right container and on every broken one.
@Suite(.exercise("23.3"), .mutants(of: containers)) struct TestTheScopes {
  private let attic = Attic()

  /// Makes an empty container.
  func makeContainer() -> any Container {
    containers.current(attic)
  }
}

/// What your tests know of a container.
protocol Container: AnyObject {
  /// Registers under a name how an object is made. A later registration under the name replaces it.
  ///
  /// The closure receives the container, to resolve what the object needs.
  func register(_ name: String, _ scope: Scope, make: @escaping (any Container) -> any Part)

  /// Returns the object with a name; nil if nothing is registered under it.
  func resolve(_ name: String) -> (any Part)?
}

/// An object that a container makes.
///
/// It is no plain `AnyObject`, because the compiler of Swift 6.3 crashes on `#expect(a === b)` if `a`
/// is one.
protocol Part: AnyObject {}

enum Scope {
  /// Each call makes a new object, and the container keeps none.
  case transient
  /// The first call makes the object, and the container keeps it until the name is registered again.
  case shared
}

private let containers = Subjects<@Sendable (Attic) -> any Container>(
  of: "container",
  right: { _ in TestedContainer(bug: nil) },
  mutants: [
    "finds another name's object under a name that is not registered": { _ in
      TestedContainer(bug: .fallsBack)
    },
    "makes a shared object anew in each call": { _ in TestedContainer(bug: .sharesNothing) },
    "keeps a transient object": { _ in TestedContainer(bug: .sharesAll) },
    "returns a transient object again while somebody holds it": { _ in
      TestedContainer(bug: .reusesWhileHeld)
    },
    "ignores a second registration": { _ in TestedContainer(bug: .ignoresTheSecond) },
    "keeps the shared object after a second registration": { _ in
      TestedContainer(bug: .keepsTheFirst)
    },
    "keeps the scope of the first registration": { _ in
      TestedContainer(bug: .keepsTheScope)
    },
    "makes a shared object when it is registered": { _ in TestedContainer(bug: .makesEarly) },
    "lets go of a shared object that nobody else holds": { _ in
      TestedContainer(bug: .holdsWeakly)
    },
    "has one shared object for all names": { _ in TestedContainer(bug: .mixesNames) },
    "drops all shared objects at a registration under another name": { _ in
      TestedContainer(bug: .dropsAll)
    },
    "passes an empty container to the closure": { _ in TestedContainer(bug: .passesAnother) },
    "finds what is registered in another container": { attic in
      TestedContainer(bug: .findsElsewhere, attic: attic)
    },
    "shares its objects with another container": { attic in
      TestedContainer(bug: .sharesElsewhere, attic: attic)
    },
    "keeps a transient object in memory": { _ in TestedContainer(bug: .hoards) },
  ])

private enum Bug {
  case fallsBack, sharesNothing, sharesAll, reusesWhileHeld, ignoresTheSecond, keepsTheFirst
  case keepsTheScope, makesEarly, holdsWeakly, mixesNames, dropsAll, passesAnother
  case findsElsewhere, sharesElsewhere, hoards
}

private typealias Make = (any Container) -> any Part

/// What the broken containers of one test have in common.
private final class Attic {
  var makers: [String: Make] = [:]
  var kept: [String: any Part] = [:]
}

private final class TestedContainer: Container, Sealed {
  private let bug: Bug?
  private let attic: Attic
  private var makers: [String: (scope: Scope, make: Make)] = [:]
  private var registrations: [String: Int] = [:]
  private var kept: [String: any Part] = [:]
  private var keptWeakly: [String: WeakBox] = [:]
  private var hoard: [any Part] = []

  init(bug: Bug?, attic: Attic = Attic()) {
    self.bug = bug
    self.attic = attic
  }

  func register(_ name: String, _ scope: Scope, make: @escaping Make) {
    if bug == .ignoresTheSecond, makers[name] != nil { return }
    if makers[name] != nil { attic.kept[name] = nil }
    let first = bug == .keepsTheScope ? makers[name]?.scope : nil
    makers[name] = (first ?? scope, make)
    registrations[name, default: 0] += 1
    if bug == .findsElsewhere { attic.makers[name] = make }
    if bug == .dropsAll { kept = [:] }
    if bug != .keepsTheFirst { kept[name] = nil }
    keptWeakly[name] = nil
    if bug == .makesEarly, scope == .shared { kept[name] = make(self) }
  }

  func resolve(_ name: String) -> (any Part)? {
    guard let (scope, make) = makers[name] else {
      if bug == .fallsBack, let other = makers.keys.min() { return resolve(other) }
      return attic.makers[name]?(self)
    }
    let isShared = bug == .sharesAll || scope == .shared && bug != .sharesNothing
    guard isShared else { return transient(name, make) }
    if let object = keptObject(name) { return object }
    let registration = registrations[name]
    let object = make(bug == .passesAnother ? TestedContainer(bug: nil) : self)
    // If the closure registered its name again, what it made is replaced already.
    if registrations[name] == registration { keep(object, name) }
    return object
  }

  private func transient(_ name: String, _ make: Make) -> any Part {
    if bug == .reusesWhileHeld, let object = keptWeakly[name]?.object { return object }
    let object = make(bug == .passesAnother ? TestedContainer(bug: nil) : self)
    if bug == .hoards { hoard.append(object) }
    keptWeakly[name] = WeakBox(object: object)
    return object
  }

  private func keptObject(_ name: String) -> (any Part)? {
    switch bug {
    case .holdsWeakly: keptWeakly[name]?.object
    case .mixesNames: kept.values.first
    case .sharesElsewhere: attic.kept[name]
    default: kept[name]
    }
  }

  private func keep(_ object: any Part, _ name: String) {
    switch bug {
    case .holdsWeakly: keptWeakly[name] = WeakBox(object: object)
    case .sharesElsewhere: attic.kept[name] = object
    case .mixesNames: if kept.isEmpty { kept[name] = object }
    default: kept[name] = object
    }
  }
}

private struct WeakBox {
  weak var object: (any Part)?
}
