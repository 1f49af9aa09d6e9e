import ExerciseKit
import Testing

@testable import BaseClassesExercises

@Suite(.exercise("7.3")) struct ChooseTheWayOut {
  private let ways = WaysOut()

  @Test func `ids on two ancestors`() {
    expect(ways.idsOnTwoAncestors, toBe: .holdIt) { answer in
      switch answer {
      case .leaveBothCopies: "the rule is one rule; the day one copy is repaired, ids collide"
      default:
        """
        a list inherits from UIKit's UITableViewController, and you can't put a class of yours \
        between that and UIViewController; so you would write the rule in two base classes
        """
      }
    }
  }

  @Test func `logging on one ancestor`() {
    expect(ways.loggingOnOneAncestor, toBe: .inheritIt) { answer in
      switch answer {
      case .leaveBothCopies: "nothing reminds whoever writes the thirteenth screen of the line"
      default: "something must still call the log from each screen, and may be forgotten there"
      }
    }
  }

  @Test func `words that happen to agree`() {
    expect(ways.wordsThatHappenToAgree, toBe: .leaveBothCopies) { _ in
      "two owners, two reasons to change; sharing ties together what only looks alike today"
    }
  }

  @Test func `counting a vendor's ids`() {
    expect(ways.countingAVendorsIds, toBe: .holdIt) { answer in
      switch answer {
      case .leaveBothCopies: "a copy of the vendor's class counts, and misses the vendor's fixes"
      default: "whether your overrides are called is the vendor's choice, and changes by release"
      }
    }
  }
}
