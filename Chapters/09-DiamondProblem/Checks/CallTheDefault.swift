import ExerciseKit
import Testing

@testable import DiamondProblemExercises

// What the compiler says about each way is shown in `ModuleSelectorTests` and in the fixtures.
@Suite(.exercise("9.5")) struct CallTheDefault {
  private let ways = WaysToTheDefault()

  @Test func `a screen with two parameters`() {
    expect(ways.twoParameters, toBe: .oneTypeForEachRole) { _ in
      "nothing here needs a type with both roles; the compiler can keep the two kinds of ids apart"
    }
  }

  @Test func `your own protocols`() {
    expect(ways.yourOwnProtocols, toBe: .nameTheBody) { answer in
      switch answer {
      case .oneTypeForEachRole: "the function takes a single value, which must have both roles"
      case .nameTheModule: "both defaults are in the same module, so its name is ambiguous"
      default: "five types would need it, although you may change the protocol's extension"
      }
    }
  }

  @Test func `two vendors`() {
    expect(ways.twoVendors, toBe: .nameTheModule) { answer in
      switch answer {
      case .oneTypeForEachRole: "the function takes a single value, which must have both roles"
      case .nameTheBody: "the extension isn't yours, so you can't move its body"
      default: "this works, but it is one more type, which has to forward what yours customizes"
      }
    }
  }

  @Test func `one vendor`() {
    expect(ways.oneVendor, toBe: .writeAnAdapter) { answer in
      switch answer {
      case .oneTypeForEachRole: "the function takes a single value, which must have both roles"
      case .nameTheBody: "the extension isn't yours, so you can't move its body"
      default: "both defaults are in the same module, so its name is ambiguous"
      }
    }
  }

  @Test func `older compilers`() {
    expect(ways.olderCompilers, toBe: .writeAnAdapter) { answer in
      switch answer {
      case .oneTypeForEachRole: "the function takes a single value, which must have both roles"
      case .nameTheBody: "the extension isn't yours, so you can't move its body"
      default: "Swift 6.2 has no module selectors, so it can't build this"
      }
    }
  }
}
