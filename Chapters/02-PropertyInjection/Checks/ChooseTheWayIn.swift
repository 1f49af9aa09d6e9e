import ExerciseKit
import Testing

@testable import PropertyInjectionExercises

@Suite(.exercise("2.3")) struct ChooseTheWayIn {
  private let chosen = ChosenWaysIn()

  @Test func `the order of a report`() {
    expect(chosen.orderOfAReport, toBe: .localDefault) { choice in
      switch choice {
      case .initializer: "almost all callers want A to Z, and forgetting it breaks nothing"
      case .foreignDefault: "look where the type for A to Z lives"
      default: "a report is printed once: what good is an order that is assigned later?"
      }
    }
  }

  @Test func `the order on a screen`() {
    expect(chosen.orderOnAScreen, toBe: .property) { choice in
      switch choice {
      case .foreignDefault: "look where the type for A to Z lives"
      default: "what is kept in a `let` stays, and the user wants to change it on this screen"
      }
    }
  }

  @Test func `the store of the ids`() {
    expect(chosen.idStore, toBe: .initializer) { choice in
      switch choice {
      case .property: "it compiles without a store, and the store never changes"
      default: "that default is right for one of the three apps, and the others can forget theirs"
      }
    }
  }

  @Test func `the rule for retries`() {
    expect(chosen.retryRule, toBe: .initializer) { choice in
      switch choice {
      case .localDefault: "your module has no rule that could be the default"
      case .foreignDefault: "an app that passes its own rule would have to build CloudSync as well"
      default: "the rule stays the same, and an uploader without one can't work"
      }
    }
  }

  @Test func `the rule for retries in an addition to CloudSync`() {
    expect(chosen.retryRuleInCloudReminders, toBe: .foreignDefault) { choice in
      switch choice {
      case .localDefault: "you would copy a rule that every user of the module has already"
      case .initializer: "almost all callers would pass the same rule, and have CloudSync anyway"
      default: "the rule stays the same for life, so a property promises less than a `let`"
      }
    }
  }

  @Test func `the list of a plug-in`() {
    expect(chosen.listOfAPlugin, toBe: .property) { _ in
      "it is the framework that calls the initializer, and only the app knows the list"
    }
  }

  @Test func `the overview of an editor`() {
    expect(chosen.overviewOfAnEditor, toBe: .property) { choice in
      switch choice {
      case .initializer: "each would need the other for its initializer: which one is made first?"
      default: "it would report to another overview than the one that opened it"
      }
    }
  }
}
