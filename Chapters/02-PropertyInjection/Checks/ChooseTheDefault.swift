import ExerciseKit
import Testing

@testable import PropertyInjectionExercises

@Suite(.exercise("2.3")) struct ChooseTheDefault {
  private let chosen = ChosenInjections()

  @Test func `the order of a list`() {
    expect(chosen.order, toBe: .localDefault) { choice in
      switch choice {
      case .constructor: "every caller would have to pass what almost all of them want"
      case .foreignDefault: "look where the type for A to Z lives"
      default: "a caller who sets nothing would have a list that can't sort"
      }
    }
  }

  @Test func `the store of the ids`() {
    expect(chosen.idStore, toBe: .constructor) { choice in
      switch choice {
      case .propertyWithoutDefault: "it compiles without a store, and fails when the app runs"
      default: "a caller who forgets the store gets a wrong one, and the compiler says nothing"
      }
    }
  }

  @Test func `the rule for retries`() {
    expect(chosen.retryRule, toBe: .constructor) { choice in
      switch choice {
      case .localDefault: "your module has no rule that it could bring along"
      case .foreignDefault: "an app that passes its own rule would have to link CloudSync as well"
      default: "the uploader needs a rule; who makes sure that somebody sets one?"
      }
    }
  }

  @Test func `the rule for retries in an addition to CloudSync`() {
    expect(chosen.retryRuleInCloudReminders, toBe: .foreignDefault) { choice in
      switch choice {
      case .localDefault: "you would copy a rule that is there already"
      case .constructor: "every caller would pass the same rule, and has CloudSync anyway"
      default: "a caller who sets nothing would have no rule, though a good one is at hand"
      }
    }
  }

  @Test func `the label of a title`() {
    expect(chosen.titleLabel, toBe: .propertyWithoutDefault) { choice in
      switch choice {
      case .constructor: "the label does not exist yet when the initializer runs"
      default: "a label made as a default would be on no screen; which one do you mean to show?"
      }
    }
  }
}
