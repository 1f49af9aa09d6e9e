import ExerciseKit
import Testing

// The tests that you write in `YourCatchTheSkipsTests.swift` belong to this suite. Each is run on
// the right list and on every broken one.
@Suite(.exercise("10.4"), .mutants(of: lists)) struct CatchTheSkips {
  /// Makes the list to test, empty.
  func makeList(observers: [any ListObserver]) -> any ObservedList {
    lists.current(observers)
  }
}

/// A list that calls its observers.
protocol ObservedList {
  var titles: [String] { get }
  func add(_ title: String)
  func remove(_ title: String)
}

/// An observer of a list.
protocol ListObserver {
  func added(_ title: String)
  func removed(_ title: String)
}

private let lists = Subjects<@Sendable ([any ListObserver]) -> any ObservedList>(
  of: "list",
  right: { observers in TestedList(observers) },
  mutants: [
    "tells nobody of a new reminder": { observers in
      TestedList(observers, skips: .additions)
    },
    "tells nobody of a removed reminder": { observers in
      TestedList(observers, skips: .removals)
    },
    "tells only the first observer": { observers in
      TestedList(Array(observers.prefix(1)))
    },
    "tells of a removal when there was nothing to remove": { observers in
      TestedList(observers, skips: .lookingFirst)
    },
    "tells of a removal twice": { observers in
      TestedList(observers, skips: .stopping)
    },
    "names the newest reminder, whichever was removed": { observers in
      TestedList(observers, skips: .naming)
    },
    "tells of a new reminder and does not keep it": { observers in
      TestedList(observers, skips: .keeping)
    },
    "tells of a removed reminder and keeps it": { observers in
      TestedList(observers, skips: .removing)
    },
    "keeps nothing while nobody observes it": { observers in
      TestedList(observers, skips: observers.isEmpty ? .keeping : .nothing)
    },
    "tells of a new reminder before it holds it": { observers in
      TestedList(observers, skips: .waiting)
    },
  ])

private final class TestedList: ObservedList, Sealed {
  enum Skip {
    case nothing, additions, removals, lookingFirst, naming, keeping, removing, stopping, waiting
  }

  private(set) var titles: [String] = []
  private let observers: [any ListObserver]
  private let skip: Skip

  init(_ observers: [any ListObserver], skips skip: Skip = .nothing) {
    self.observers = observers
    self.skip = skip
  }

  func add(_ title: String) {
    if skip == .waiting { tell { $0.added(title) } }
    if skip != .keeping { titles.append(title) }
    if skip != .waiting, skip != .additions { tell { $0.added(title) } }
  }

  func remove(_ title: String) {
    let newest = titles.last
    let index = titles.firstIndex(of: title)
    if let index, skip != .removing { titles.remove(at: index) }
    guard index != nil || skip == .lookingFirst, skip != .removals else { return }
    tell { $0.removed(skip == .naming ? newest ?? title : title) }
    if skip == .stopping { tell { $0.removed(title) } }
  }

  private func tell(_ call: (any ListObserver) -> Void) {
    for observer in observers { call(observer) }
  }
}
