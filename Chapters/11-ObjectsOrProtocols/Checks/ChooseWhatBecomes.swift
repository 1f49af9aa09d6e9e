import ExerciseKit
import Testing

@testable import ObjectsOrProtocolsExercises

@Suite(.exercise("11.2")) struct ChooseWhatBecomes {
  private let chosen = ChosenSteps()

  @Test func `the framework's screen`() {
    expect(chosen.screen, toBe: .leaveIt) { step in
      switch step {
      case .makeItFinal:
        "your screen can be final, but the question is what becomes of its superclass"
      case .passAnArgument: "the framework's class has no parameter for what your screen does"
      case .protocolForCallers: "the caller is the framework, and it takes view controllers alone"
      default: "the framework calls overrides of its class, and no extension of a protocol"
      }
    }
  }

  @Test func `the five downloaders`() {
    expect(chosen.downloader, toBe: .passAnArgument) { step in
      switch step {
      case .leaveIt: "a sixth URL would need a sixth class, and a test a seventh"
      case .makeItFinal: "a final class can't be overridden; where would the five URLs go?"
      case .protocolForCallers: "five types would differ in a constant; where is a second behavior?"
      default: "each conforming type would have to provide the URL, so there would still be five"
      }
    }
  }

  @Test func `the two uploaders`() {
    expect(chosen.uploader, toBe: .protocolForCallers) { step in
      switch step {
      case .leaveIt: "then each test opens a connection that it doesn't need"
      case .makeItFinal: "there are two ways to upload; one final class has one"
      case .passAnArgument: "the two differ in what they do, and a stub would still be an uploader"
      default: "the two have no method in common that a default could bring"
      }
    }
  }

  @Test func `the player`() {
    expect(chosen.player, toBe: .makeItFinal) { step in
      switch step {
      case .leaveIt: "no class inherits from it, so what is `open` for?"
      case .passAnArgument: "there are no subclasses whose difference could become an argument"
      case .protocolForCallers: "there is one way to play, and nobody asks for a second one"
      default: "who would keep how far the sound is? An extension can't store it"
      }
    }
  }

  @Test func `the text to share`() {
    expect(chosen.shareText, toBe: .defaultImplementation) { step in
      switch step {
      case .leaveIt: "a struct can't inherit, so its copies of the method would stay"
      case .makeItFinal: "then not even the classes could inherit the method"
      case .passAnArgument: "structs and classes that share nothing will not become one type"
      default: "each type would write the same line again; all it needs is a public title"
      }
    }
  }

  @Test func `the third alarm`() {
    expect(chosen.alarm, toBe: .protocolForCallers) { step in
      switch step {
      case .leaveIt: "a struct can't inherit from `Alarm`, so it would not fit the screens"
      case .makeItFinal: "the screens would still name a class, and a struct would not fit"
      case .passAnArgument: "the third alarm comes from a package; it is a type already"
      default: "a default is what all types share; these three differ in just this method"
      }
    }
  }
}
