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
}
