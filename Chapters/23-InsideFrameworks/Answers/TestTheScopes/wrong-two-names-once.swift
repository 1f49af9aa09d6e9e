// wrong: Looks at two names, and never registers one of them again.
// sees: drops all shared objects at a registration under another name

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

extension TestTheScopes {
  @Test func `a name that is not registered has no object`() {
    let container = makeContainer()
    container.register("list", .transient) { _ in List() }

    #expect(container.resolve("editor") == nil)
  }

  @Test func `a shared object is made by the first call, and kept`() {
    let container = makeContainer()
    var made = 0
    container.register("list", .shared) { _ in
      made += 1
      return List()
    }
    #expect(made == 0)

    _ = container.resolve("list")
    _ = container.resolve("list")

    #expect(made == 1)
  }

  @Test func `a transient object is new in each call`() {
    let container = makeContainer()
    container.register("list", .transient) { _ in List() }

    let first = container.resolve("list")

    #expect(container.resolve("list") !== first)
  }

  @Test func `a transient object goes with its last user`() {
    let container = makeContainer()
    container.register("list", .transient) { _ in List() }

    weak var list: (any Part)?
    list = container.resolve("list")

    #expect(list == nil)
  }

  @Test func `a second registration replaces the first, and what it made`() {
    let container = makeContainer()
    container.register("list", .shared) { _ in List() }
    _ = container.resolve("list")

    container.register("list", .shared) { _ in Editor() }

    #expect(container.resolve("list") is Editor)
  }

  @Test func `a second registration replaces the scope of the first`() {
    let container = makeContainer()
    container.register("list", .transient) { _ in List() }
    container.register("list", .shared) { _ in List() }
    let list = container.resolve("list")

    #expect(container.resolve("list") === list)
  }

  @Test func `two names have two objects`() {
    let container = makeContainer()
    container.register("list", .shared) { _ in List() }
    container.register("editor", .shared) { _ in Editor() }

    #expect(container.resolve("list") is List)
    #expect(container.resolve("editor") is Editor)
  }

  @Test(arguments: [Scope.transient, .shared])
  func `the closure resolves from the container`(scope: Scope) {
    let container = makeContainer()
    container.register("store", .shared) { _ in List() }
    var store: (any Part)?
    container.register("editor", scope) { container in
      store = container.resolve("store")
      return Editor()
    }

    _ = container.resolve("editor")

    #expect(store === container.resolve("store"))
  }

  @Test func `two containers have nothing in common`() {
    let mine = makeContainer()
    let yours = makeContainer()
    mine.register("list", .shared) { _ in List() }
    let list = mine.resolve("list")
    #expect(yours.resolve("list") == nil)

    yours.register("list", .shared) { _ in List() }

    #expect(yours.resolve("list") !== list)
  }
}

private final class Editor: Part {}
