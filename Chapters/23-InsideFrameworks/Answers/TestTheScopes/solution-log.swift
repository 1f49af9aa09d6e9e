// why: A log of what was made tells about the scopes without a single comparison of objects.

import Testing

// Exercise 23.3: test the scopes
//
// Before you trust a container, test it. This one finds objects by name. Each test is run on a right
// container, where it must pass, and on fifteen broken ones. Every broken one must make at least one
// test fail.
//
//     let container = makeContainer()  an `any Container`
//     container.register("list", .shared) { container in List() }
//     container.resolve("list")        an `any Part`, or nil if the name is not registered
//
// - `.transient`: each call of `resolve` makes a new object. The container keeps none of them, not
//   even in memory.
// - `.shared`: the first call of `resolve` makes the object. The container keeps it, even while
//   nobody else holds it, and each later call returns it.
// - The closure receives the container itself, so that it can resolve what its object needs.
// - A second registration under a name replaces all of the first one: its scope, its closure, and
//   what that has made. It leaves the objects of other names alone.
// - Two containers have nothing to do with each other.
//
// Compare two objects by `===`. `List` is a class for your tests; make more if you need them. Each
// conforms to `Part`, which requires nothing.

private final class List: Part {}

private final class Made: Part {
  let number: Int

  init(_ number: Int) { self.number = number }
}

extension TestTheScopes {
  @Test func `a name that is not registered has no object`() {
    let container = makeContainer()
    container.register("list", .transient) { _ in List() }

    #expect(container.resolve("editor") == nil)
  }

  @Test func `numbers of what was made`() {
    let container = makeContainer()
    var log: [String] = []
    func register(_ name: String, _ scope: Scope, as text: String) {
      container.register(name, scope) { _ in
        log.append(text)
        return Made(log.count)
      }
    }
    var all: [(any Part)?] = []
    func number(_ name: String) -> Int? {
      all.append(container.resolve(name))
      return (all.last as? Made)?.number
    }

    register("a", .shared, as: "first a")
    register("b", .shared, as: "b")
    register("c", .transient, as: "c")
    let numbers = ["b", "a", "b", "a", "c", "c"].map(number)
    register("a", .shared, as: "second a")
    let later = ["a", "b", "a"].map(number)
    register("c", .shared, as: "second c")
    let last = ["c", "c"].map(number)

    #expect(numbers == [1, 2, 1, 2, 3, 4])
    #expect(later == [5, 1, 5])
    #expect(last == [6, 6])
    #expect(log == ["b", "first a", "c", "c", "second a", "second c"])
  }

  @Test func `needs are met by the same container`() {
    for scope in [Scope.transient, .shared] {
      let container = makeContainer()
      container.register("need", .shared) { _ in Made(7) }
      container.register("user", scope) { Made(($0.resolve("need") as? Made)?.number ?? 0) }
      #expect((container.resolve("user") as? Made)?.number == 7)
    }
  }

  @Test func `memory`() {
    let container = makeContainer()
    container.register("shared", .shared) { _ in Made(0) }
    container.register("transient", .transient) { _ in Made(0) }
    weak var shared: (any Part)?
    shared = container.resolve("shared")
    weak var transient: (any Part)?
    transient = container.resolve("transient")

    #expect(shared != nil)
    #expect(transient == nil)
    #expect(container.resolve("shared") === shared)
  }

  @Test func `registered again by its own closure`() {
    let container = makeContainer()
    container.register("a", .shared) {
      $0.register("a", .shared) { _ in Made(1) }
      return Made(0)
    }
    _ = container.resolve("a")

    #expect((container.resolve("a") as? Made)?.number == 1)
  }

  @Test func `two containers`() {
    let containers = [makeContainer(), makeContainer()]
    containers[0].register("a", .shared) { _ in Made(0) }
    #expect(containers[1].resolve("a") == nil)
    containers[1].register("a", .shared) { _ in Made(1) }

    #expect(containers.map { ($0.resolve("a") as? Made)?.number } == [0, 1])
  }
}
