import ExerciseKit
import Testing

@testable import InsideFrameworksExercises

@Suite(.exercise("23.2")) struct ChooseTheTool {
  private let choices = ToolChoices()

  @Test func `a new app`() {
    expect(
      choices.newApp, toBe: .initializers,
      because: { tool in
        switch tool {
        case .generatedGraph: "the build would run a code generator, for eight screens"
        case .registry: "the app would learn at run time what the compiler can say"
        default: "with a wrapper, the initializer is silent about what the type needs"
        }
      })
  }

  @Test func `an old app`() {
    expect(
      choices.oldApp, toBe: .keyedFactories,
      because: { tool in
        switch tool {
        case .scopedValues: "an object would follow each scope in which it is called"
        case .registry: "somebody would have to resolve each view model; its callers call `init()`"
        default: "a test can't reach an object that another makes, unless its initializer changes"
        }
      })
  }

  @Test func `many modules`() {
    expect(
      choices.manyModules, toBe: .generatedGraph,
      because: { tool in
        switch tool {
        case .initializers:
          "it would stop the build, but each level between would be edited, to pass the part along"
        case .keyedFactories:
          "a module that doesn't know the object declares an optional factory; who notices then?"
        case .scopedValues:
          "a module that can't name the live value declares a key without one; who notices then?"
        default: "a part that is missing would not stop the build"
        }
      })
  }

  @Test func `values in many layers`() {
    expect(
      choices.valuesInManyLayers, toBe: .scopedValues,
      because: { tool in
        switch tool {
        case .initializers:
          "an object that exists would keep what it was passed, and many layers would pass it along"
        case .keyedFactories:
          "with `@Injected`, an object keeps what it got, and no test hears of a value it forgot"
        default: "an object that exists would keep what it got when it was made"
        }
      })
  }

  @Test func `plug-ins`() {
    expect(
      choices.plugIns, toBe: .registry,
      because: { tool in
        switch tool {
        case .generatedGraph, .initializers:
          "the compiler would have to know each plug-in, and they come from a file"
        default:
          "one generic factory or key for all protocols would do it; which tool is that already?"
        }
      })
  }

  @Test func `a public package`() {
    expect(
      choices.publicPackage, toBe: .initializers,
      because: "each team would have to take this framework, too, to get at one type")
  }
}
