import InsideFrameworks
import Testing

/// Two files of one module may each have a private factory of one name.
struct SameNameTests {
  private let container = KeyedFactories()

  @Test func `a shared value stays shared when another file has one of its name`() {
    let mine = container.cache()

    let others = cacheOfAnotherFile(in: container)

    #expect(mine !== others)
    #expect(container.cache() === mine)
  }

  @Test func `a registered fake stays when another file registers one under its name`() {
    let fake = FakeStore()
    container.cache.register { fake }

    registerInAnotherFile(FakeStore(), in: container)

    #expect(container.cache() === fake)
  }

  @Test func `one name makes values of two types`() {
    let text = container.newest(as: String.self)
    let number = container.newest(as: Int.self)

    text.register { "Pay rent" }
    number.register { 42 }

    #expect(text() == "Pay rent")
    #expect(number() == 42)
  }
}

extension KeyedFactories {
  fileprivate var cache: Factory<FakeStore> { self(isShared: true) { FakeStore() } }

  fileprivate func newest<Value: Sendable>(as type: Value.Type) -> Factory<Value?> {
    self { nil }
  }
}
