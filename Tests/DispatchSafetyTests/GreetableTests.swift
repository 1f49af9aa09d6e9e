import DispatchSafety
import Testing

struct GreetableTests {
  @Test func `each object in the array understands greet`() {
    let array: [any Greetable] = [Person(name: "Wei Wang"), Cat(name: "onevcat")]

    let greetings = array.map { $0.greet() }

    #expect(greetings == ["Hello, Wei Wang", "meow~ onevcat"])
  }

  @Test func `a cast skips what does not conform, even if it has the method`() {
    let array: [Any] = [Person(name: "Wei Wang"), Robot(name: "R2"), Cat(name: "onevcat")]

    let greetings = array.compactMap { ($0 as? any Greetable)?.greet() }

    #expect(greetings == ["Hello, Wei Wang", "meow~ onevcat"], "the robot was skipped in silence")
    #expect(Robot(name: "R2").greet() == "Beep R2")
  }
}

/// Has all that `Greetable` asks for, and does not say so.
private struct Robot {
  let name: String

  func greet() -> String { "Beep \(name)" }
}
