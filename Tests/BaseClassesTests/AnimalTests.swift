import BaseClasses
import Testing

struct AnimalTests {
  @Test func `an override replaces what the base class does`() {
    #expect(Tiger().eat() == "eat meat.")
  }

  @Test func `an inherited method calls the override`() {
    #expect(Tiger().run() == "run with 4 legs")
  }

  @Test func `the object decides, not the type of the variable`() {
    let animal: Animal = Tiger()

    #expect(animal.eat() == "eat meat.")
    #expect(animal.run() == "run with 4 legs")
  }

  @Test func `super finds other code, and self stays the same`() {
    #expect(Cub().run() == "slowly run with 4 legs")
  }

  @Test func `an animal of no particular kind runs and eats, too`() {
    #expect(Animal().eat() == "eat food.")
    #expect(Animal().run() == "run with 2 legs")
  }

  @Test func `a fish that forgets an override runs on two legs`() {
    #expect(Fish().run() == "run with 2 legs")
  }
}

private final class Cub: Animal {
  override var leg: Int { 4 }
  override func run() -> String { "slowly \(super.run())" }
}

private final class Fish: Animal {
  override func eat() -> String { "eat plankton." }
}
