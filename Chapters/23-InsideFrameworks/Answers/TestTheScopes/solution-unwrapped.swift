// why: With each object unwrapped by `#require`, a missing one ends its test at once.

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

private final class Editor: Part {
  let list: (any Part)?
  init(_ list: (any Part)?) { self.list = list }
}

extension TestTheScopes {
  @Test func `a name that is not registered has no object`() {
    let container = makeContainer()
    container.register("list", .transient) { _ in List() }

    #expect(container.resolve("editor") == nil)
  }

  @Test func `transient is new each time`() throws {
    let container = makeContainer()
    container.register("list", .transient) { _ in List() }
    let first = try #require(container.resolve("list"))
    let second = try #require(container.resolve("list"))
    #expect(first !== second)
  }

  @Test func `transient is not kept in memory`() throws {
    let container = makeContainer()
    container.register("list", .transient) { _ in List() }
    weak var first: (any Part)?
    first = container.resolve("list")
    #expect(first == nil)
  }

  @Test func `shared is made at the first call`() throws {
    let container = makeContainer()
    var made = 0
    container.register("list", .shared) { _ in
      made += 1
      return List()
    }
    #expect(made == 0)
    _ = container.resolve("list")
    #expect(made == 1)
    _ = container.resolve("list")
    #expect(made == 1)
  }

  @Test func `shared is one`() throws {
    let container = makeContainer()
    container.register("list", .shared) { _ in List() }
    let first = try #require(container.resolve("list"))
    #expect(first === container.resolve("list"))
    #expect(first === container.resolve("list"))
  }

  @Test func `shared is kept while nobody holds it`() throws {
    let container = makeContainer()
    container.register("list", .shared) { _ in List() }
    weak var first: (any Part)?
    first = container.resolve("list")
    #expect(first != nil)
    #expect(first === container.resolve("list"))
  }

  @Test func `the closure gets the container itself`() throws {
    let container = makeContainer()
    container.register("editor", .transient) { container in Editor(container.resolve("list")) }
    container.register("list", .shared) { _ in List() }
    let editor = try #require(container.resolve("editor") as? Editor)
    let list = try #require(container.resolve("list"))
    #expect(editor.list === list)
    let other = try #require(container.resolve("editor") as? Editor)
    #expect(other.list === list)
  }

  @Test func `a second registration replaces the closure`() throws {
    let container = makeContainer()
    container.register("list", .transient) { _ in List() }
    container.register("list", .transient) { _ in Editor(nil) }
    #expect(container.resolve("list") is Editor)
  }

  @Test func `a second registration replaces the scope`() throws {
    let container = makeContainer()
    container.register("list", .transient) { _ in List() }
    container.register("list", .shared) { _ in List() }
    #expect(container.resolve("list") === container.resolve("list"))
    container.register("list", .transient) { _ in List() }
    let first = container.resolve("list")
    #expect(first !== container.resolve("list"))
  }

  @Test func `a second registration replaces what was made`() throws {
    let container = makeContainer()
    container.register("list", .shared) { _ in List() }
    weak var old: (any Part)?
    old = container.resolve("list")
    container.register("list", .shared) { _ in Editor(nil) }
    #expect(container.resolve("list") is Editor)
    #expect(old == nil)
  }

  @Test func `a second registration leaves the others alone`() throws {
    let container = makeContainer()
    container.register("list", .shared) { _ in List() }
    container.register("editor", .shared) { _ in Editor(nil) }
    let list = try #require(container.resolve("list"))
    let editor = try #require(container.resolve("editor"))
    #expect(list !== editor)
    container.register("editor", .shared) { _ in Editor(nil) }
    #expect(list === container.resolve("list"))
    #expect(editor !== container.resolve("editor"))
  }

  @Test func `two containers are apart`() throws {
    let container = makeContainer()
    let other = makeContainer()
    container.register("list", .shared) { _ in List() }
    #expect(other.resolve("list") == nil)
    let list = container.resolve("list")
    other.register("list", .shared) { _ in List() }
    let theirs = other.resolve("list")
    #expect(theirs != nil)
    #expect(list !== theirs)
    #expect(container.resolve("list") === list)
  }
}
