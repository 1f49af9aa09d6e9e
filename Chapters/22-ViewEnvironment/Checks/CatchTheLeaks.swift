import ExerciseKit
import Testing

// The tests that you write in `YourCatchTheLeaksTests.swift` belong to this suite. Each is run on the
// right painter and on every broken one.
@Suite(.exercise("22.3"), .mutants(of: painters)) struct CatchTheLeaks {
  /// Makes the painter to test.
  func makePainter() -> Painter {
    painters.current()
  }
}

/// A tree, as a painter draws it.
indirect enum Tree: Sendable {
  /// One line: the value of a setting at this place.
  case read(Setting)

  /// Several trees, one below the other.
  case all([Tree])

  /// A tree in which a setting has another value.
  case set(Setting, String, Tree)
}

/// What a place in the tree has a value for.
enum Setting: Sendable {
  /// "black", unless something above sets it.
  case color

  /// "serif", unless something above sets it.
  case font
}

/// Draws trees.
final class Painter: Sealed {
  fileprivate typealias Values = [Setting: String]
  fileprivate static let defaults: Values = [.color: "black", .font: "serif"]

  fileprivate let bug: Bug?
  fileprivate var current = Painter.defaults

  fileprivate init(bug: Bug?) { self.bug = bug }

  /// Returns a line for each `read`, from top to bottom.
  func lines(of tree: Tree) -> [String] {
    if bug != .keepsTheLastTree { current = Painter.defaults }
    return lines(of: tree, in: current, depth: 0, isSet: false)
  }
}

private let painters = Subjects<@Sendable () -> Painter>(
  of: "painter",
  right: { Painter(bug: nil) },
  mutants: [
    "shows no font where nothing sets one": { Painter(bug: .hasNoFont) },
    "ignores what is set": { Painter(bug: .ignoresOverrides) },
    "takes one setting for the other": { Painter(bug: .mixesUp) },
    "keeps what is set for the parts that follow": { Painter(bug: .leaksDown) },
    "uses what is set for the parts before it, too": { Painter(bug: .leaksUp) },
    "lets the outer of two values win": { Painter(bug: .outerWins) },
    "sets the value for the first of several parts alone": { Painter(bug: .firstPart) },
    "sets the value for the parts right below, and for none in those": { Painter(bug: .oneLevel) },
    "forgets the color where a font is set": { Painter(bug: .forgetsTheOther) },
    "begins with what the last tree has set": { Painter(bug: .keepsTheLastTree) },
  ])

private enum Bug {
  case hasNoFont, ignoresOverrides, mixesUp
  case leaksDown, leaksUp, outerWins
  case firstPart, oneLevel
  case forgetsTheOther, keepsTheLastTree
}

extension Painter {
  // `depth` is how many `.all` are between this tree and the nearest `.set` above, and `isSet` is
  // whether there is one.
  fileprivate func lines(
    of tree: Tree, in values: Values, depth: Int, isSet: Bool
  ) -> [String] {
    switch tree {
    case .read(let setting):
      if bug == .hasNoFont, setting == .font, values[.font] == Painter.defaults[.font] { return [] }
      return [values[setting] ?? ""]

    case .all(let trees):
      if bug == .oneLevel, depth == 1 {
        return trees.flatMap { lines(of: $0, in: Painter.defaults, depth: 1, isSet: isSet) }
      }
      var values = values
      var result: [String] = []
      for (index, tree) in trees.enumerated() {
        var own = bug == .firstPart && isSet && index > 0 ? Painter.defaults : values
        if bug == .leaksUp {
          for case .set(let setting, let value, _) in trees[(index + 1)...] { own[setting] = value }
        }
        result += lines(of: tree, in: own, depth: depth + 1, isSet: isSet)
        if bug == .leaksDown, case .set(let setting, let value, _) = tree {
          values[setting] = value
        }
      }
      return result

    case .set(let setting, let value, let content):
      var inner = values
      if bug == .forgetsTheOther, setting == .font { inner[.color] = Painter.defaults[.color] }
      let isUnset = values[setting] == Painter.defaults[setting]
      if bug != .ignoresOverrides, bug != .outerWins || isUnset { inner[setting] = value }
      if bug == .mixesUp {
        inner = values
        inner[setting == .color ? .font : .color] = value
      }
      if bug == .keepsTheLastTree { current = inner }
      return lines(of: content, in: inner, depth: 0, isSet: true)
    }
  }
}
