import DispatchSafety
import Testing

struct GreetableTests {
  @Test func `each element of the array greets in its own way`() {
    let array: [any Greetable] = [Person(name: "Wei Wang"), Cat(name: "onevcat")]

    let greetings = array.map { $0.greet() }

    #expect(greetings == ["Hello, Wei Wang", "meow~ onevcat"])
  }

  @Test func `a cast skips a type that only has the method`() {
    let array: [Any] = [Person(name: "Wei Wang"), Robot(name: "R2"), Cat(name: "onevcat")]

    let greetings = array.compactMap { ($0 as? any Greetable)?.greet() }

    #expect(greetings == ["Hello, Wei Wang", "meow~ onevcat"], "the robot was skipped silently")
    #expect(Robot(name: "R2").greet() == "Beep R2")
  }
}

/// Has every member of `Greetable`, but doesn't declare the conformance.
private struct Robot {
  let name: String

  func greet() -> String { "Beep \(name)" }
}
