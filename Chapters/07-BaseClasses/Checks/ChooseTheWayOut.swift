import ExerciseKit
import Testing

@testable import BaseClassesExercises

@Suite(.exercise("7.3")) struct ChooseTheWayOut {
  private let ways = WaysOut()

  @Test func `ids with two superclasses`() {
    expect(ways.idsWithTwoSuperclasses, toBe: .holdIt) { answer in
      switch answer {
      case .leaveBothCopies: "it is one rule; once one copy is fixed, the two copies disagree"
      default:
        """
        UITableViewController is UIKit's, so you can't put your class between it and \
        UIViewController; you would need two base classes, each with the rule
        """
      }
    }
  }

  @Test func `check before each import`() {
    expect(ways.checkBeforeEachImport, toBe: .inheritIt) { answer in
      switch answer {
      case .leaveBothCopies: "nothing reminds the author of the ninth importer to copy the check"
      default:
        """
        that would turn eight subclasses into parsers that an importer holds: a good design, but \
        more than one file; `run()` can check for all of them today
        """
      }
    }
  }

  @Test func `words that happen to agree`() {
    expect(ways.wordsThatHappenToAgree, toBe: .leaveBothCopies) { _ in
      "two designers change it for two reasons; sharing would tie their texts together"
    }
  }

  @Test func `counting a vendor's ids`() {
    expect(ways.countingAVendorsIds, toBe: .holdIt) { answer in
      switch answer {
      case .leaveBothCopies: "a copy of the vendor's class would miss the vendor's fixes"
      default: "the vendor decides whether a batch calls your override, and can change that"
      }
    }
  }
}
