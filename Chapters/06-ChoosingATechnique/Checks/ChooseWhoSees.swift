import ExerciseKit
import Testing

@testable import ChoosingATechniqueExercises

@Suite(.exercise("6.2")) struct ChooseWhoSees {
  private let chosen = ChosenAudiences()

  @Test func `the store of the ids`() {
    expect(chosen.ids, toBe: .theModule) { audience in
      switch audience {
      case .nobody: "the tests would write to the defaults of anyone who runs them"
      case .thePackage: "nineteen targets that ship could call what one test needs"
      default: "the documentation promises one place, and users could now pick another"
      }
    }
  }

  @Test func `the session of the uploader`() {
    expect(chosen.session, toBe: .thePackage) { audience in
      switch audience {
      case .nobody: "the two targets could not choose a session each"
      case .theModule:
        "`@testable` is for tests; what you ship is not compiled for testing, and refuses it"
      default: "users could pick the session, which is what you must prevent"
      }
    }
  }

  @Test func `the place of the reminders`() {
    expect(chosen.place, toBe: .everyone) { audience in
      switch audience {
      case .nobody: "the type would have to know each place that an app may ever want"
      default: "the apps make this choice, and they are outside of the package"
      }
    }
  }

  @Test func `the sum of the minutes`() {
    expect(chosen.sum, toBe: .nobody) { audience in
      switch audience {
      case .theModule:
        "what would a test replace it with? The same minutes have the same sum"
      case .thePackage: "other targets would depend on how this one adds"
      default: "users would depend on the function, and could replace it with a wrong one"
      }
    }
  }
}
