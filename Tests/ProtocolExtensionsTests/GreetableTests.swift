import ProtocolExtensions
import Testing

struct GreetableTests {
  private let cat = Cat(name: "onevcat")

  @Test func `a person and a cat are greeted from one array`() {
    let all: [any Greetable] = [Person(name: "Wei Wang"), Cat(name: "onevcat")]

    #expect(all.map { $0.greet() } == ["Hello, Wei Wang", "Meow, onevcat"])
  }

  @Test func `the requirement is the cat's own, however you see the cat`() {
    #expect(cat.greet() == "Meow, onevcat")
    #expect(greeting(of: cat) == "Meow, onevcat")
    #expect((cat as any Greetable).greet() == "Meow, onevcat")
  }

  @Test func `the extension-only member depends on how you see the cat`() {
    #expect(cat.farewell() == "Purr, onevcat")
    #expect(farewell(of: cat) == "Goodbye, onevcat")
    #expect((cat as any Greetable).farewell() == "Goodbye, onevcat")
  }

  @Test func `a default sees the cat through the protocol too`() {
    #expect(cat.visit() == "Meow, onevcat. Goodbye, onevcat.")
  }

  @Test func `through the array, the cat's own farewell is never called`() {
    let all: [any Greetable] = [Person(name: "Wei Wang"), cat]

    #expect(all.map { $0.farewell() } == ["Goodbye, Wei Wang", "Goodbye, onevcat"])
  }

  private func greeting(of someone: some Greetable) -> String { someone.greet() }
  private func farewell(of someone: some Greetable) -> String { someone.farewell() }
}

struct ShyTests {
  @Test func `the constrained default wins for a type that always meets the constraint`() {
    let mouse = Mouse(name: "Pip")

    #expect(mouse.greet() == "Psst, Pip")
    #expect(greeting(of: mouse) == "Psst, Pip")
  }

  @Test func `the constrained default loses where the constraint is met only sometimes`() {
    let mice = Family<Mouse>(name: "Pips")

    #expect(mice.greet() == "Psst, Pips")
    #expect(greeting(of: mice) == "Hello, Pips")
  }

  @Test func `the constrained default loses where only a subclass meets the constraint`() {
    let shyGuest = ShyGuest()

    #expect(shyGuest.greet() == "Psst, guest")
    #expect(greeting(of: shyGuest) == "Hello, guest")
  }

  private func greeting(of someone: some Greetable) -> String { someone.greet() }
}

private class Guest: Greetable {
  let name = "guest"
}

private final class ShyGuest: Guest, Shy {}
