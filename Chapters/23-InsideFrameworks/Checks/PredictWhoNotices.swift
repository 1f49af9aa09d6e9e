import ExerciseKit
import Testing

@testable import InsideFrameworksExercises

@Suite(.exercise("23.1")) struct PredictWhoNotices {
  private let predicted = WhoNotices()

  @Test func `resolved at launch`() {
    expect(
      predicted.resolvedAtLaunch, toBe: .launch,
      because: { witness in
        witness == .compiler
          ? "a type that nobody registered is a missing entry; does the compiler see entries?"
          : "`required` ends the process; when does the app call it for the generator?"
      })
  }

  @Test func `resolved at a tap`() {
    expect(
      predicted.resolvedAtATap, toBe: .use,
      because:
        "the generator's closure runs when somebody resolves the generator; when is that?"
    )
  }

  @Test func `registered as a class`() {
    expect(
      predicted.registeredAsAClass, toBe: .use,
      because: { witness in
        witness == .nobody
          ? "what does `required` do under a key that has no entry?"
          : "the key is the type; are `DefaultsStore` and `any KeyValueStore` one type?"
      })
  }

  @Test func `missing factory`() {
    expect(
      predicted.missingFactory, toBe: .compiler,
      because: "`\\.store` is a key path; what is it a path to?")
  }

  @Test func `optional factory`() {
    expect(
      predicted.optionalFactory, toBe: .nobody,
      because: { witness in
        witness == .compiler
          ? "the module has declared the factory, and its closure returns a value: nil"
          : "what does `store?.set` do when the store is nil?"
      })
  }

  @Test func `registered too late`() {
    expect(
      predicted.registeredTooLate, toBe: .nobody,
      because: "`@Injected` has its value since the launch, and a store is there; which one is it?")
  }

  @Test func `forgotten in a test`() {
    expect(
      predicted.forgottenInATest, toBe: .use,
      because: { witness in
        witness == .compiler
          ? "the key has a value for the app and one for tests, so the code is complete"
          : "`report` is called when somebody reads a value that is not set; who reads the store?"
      })
  }

  @Test func `missing part`() {
    expect(
      predicted.missingPart, toBe: .compiler,
      because: "the generated type conforms to a protocol; what does it return as its store?")
  }
}
