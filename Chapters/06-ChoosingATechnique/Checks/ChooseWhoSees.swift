import ExerciseKit
import Testing

@testable import ChoosingATechniqueExercises

@Suite(.exercise("6.2")) struct ChooseWhoSees {
  private let chosen = ChosenAudiences()

  @Test func `the store of the ids`() {
    expect(chosen.ids, toBe: .theModule) { audience in
      switch audience {
      case .nobody: "the tests would write to the defaults of whoever runs them"
      case .thePackage: "no other target asks for it; a narrower audience will do"
      default: "users are promised one place, and could now pick another"
      }
    }
  }

  @Test func `the session of the uploader`() {
    expect(chosen.session, toBe: .thePackage) { audience in
      switch audience {
      case .nobody: "the two targets could not say which session they mean"
      case .theModule:
        "`@testable` is for tests; what you ship is not compiled for testing, and refuses it"
      default: "users could pick the session, which is what you must prevent"
      }
    }
  }

  @Test func `the place of the reminders`() {
    expect(chosen.place, toBe: .everyone) { audience in
      switch audience {
      case .nobody: "the type would have to know every place that an app may ever want"
      default: "apps that use the type are outside of it, and they are the ones who choose"
      }
    }
  }

  @Test func `the sum of the minutes`() {
    expect(chosen.sum, toBe: .nobody) { audience in
      switch audience {
      case .theModule:
        "what would a test replace it with? Given the same minutes, the sum is the same"
      case .thePackage: "other targets would depend on how this one adds"
      default: "users would have to know that there is a function, and could get the sum wrong"
      }
    }
  }
}
