import InsideFrameworks
import ReminderStorage
import Testing

/// How long each miniature keeps what it has made.
struct ScopeTests {
  @Test func `a registry makes a transient object each time, and a shared one once`() throws {
    let registry = TypeRegistry()
    registry.register(List.self) { _ in List() }
    registry.register(FakeStore.self, in: .shared) { _ in FakeStore() }

    #expect(registry.required(List.self) !== registry.required(List.self))
    #expect(registry.required(FakeStore.self) === registry.required(FakeStore.self))
  }

  @Test func `a shared object belongs to its registry`() {
    let registries = (1...2).map { _ in
      let registry = TypeRegistry()
      registry.register(FakeStore.self, in: .shared) { _ in FakeStore() }
      return registry
    }

    #expect(registries[0].required(FakeStore.self) !== registries[1].required(FakeStore.self))
  }

  @Test func `a new registration drops the shared object`() {
    let registry = TypeRegistry()
    registry.register(FakeStore.self, in: .shared) { _ in FakeStore() }
    let first = registry.required(FakeStore.self)

    registry.register(FakeStore.self, in: .shared) { _ in FakeStore() }

    #expect(registry.required(FakeStore.self) !== first)
  }

  @Test func `a shared factory keeps one value for each container`() {
    let container = KeyedFactories()

    #expect(container.sharedStore() === container.sharedStore())
    #expect(container.sharedStore() !== KeyedFactories().sharedStore())
    #expect(container.newStore() !== container.newStore())
  }

  @Test func `a shared factory with an argument keeps one value for all arguments`() {
    let container = KeyedFactories()

    #expect(container.greeting(for: "Ada")() == "Hello, Ada")
    #expect(container.greeting(for: "Bob")() == "Hello, Ada", "the argument isn't in the key")
  }

  @Test func `a factory that is registered anew drops its shared value`() {
    let container = KeyedFactories()
    let first = container.sharedStore()
    let replacement = FakeStore()

    container.sharedStore.register { replacement }

    #expect(container.sharedStore() !== first)
    #expect(container.sharedStore() === replacement)
  }

  @Test func `a registration while a shared value is made replaces that value`() {
    let container = KeyedFactories()
    let replacement = FakeStore()
    container.sharedStore.register {
      container.sharedStore.register { replacement }
      return FakeStore()
    }

    #expect(container.sharedStore() === replacement)
    #expect(container.sharedStore() === replacement)
  }

  @Test func `two callers that are the first at once get one shared value`() {
    let container = KeyedFactories()
    let calls = Lines()
    let kept = FakeStore()
    container.sharedStore.register {
      calls.add("call")
      guard calls.all.count == 1 else { return kept }
      // The other caller comes, and is done, before this one.
      #expect(container.sharedStore() === kept)
      return FakeStore()
    }

    #expect(container.sharedStore() === kept)
    #expect(container.sharedStore() === kept)
  }

  @Test func `a registration while a shared service is made replaces that service`() {
    let registry = TypeRegistry()
    registry.register(String.self, in: .shared) {
      $0.register(String.self, in: .shared) { _ in "new" }
      return "old"
    }
    _ = registry.required(String.self)

    #expect(registry.required(String.self) == "new")
  }

  @Test func `a factory can call another one`() {
    let container = KeyedFactories()

    #expect(container.storeOfTheList() === container.sharedStore())
  }

  @Test func `an inner scope keeps what it does not change, and ends with its body`() throws {
    let outer = FakeStore([currentReminderId: 41])
    let inner = FakeStore([currentReminderId: 6])
    let reports = Lines()
    try ScopedValues.with {
      $0.store = outer
      $0.report = reports.add
    } perform: {
      let generator = ScopedReminderIdGenerator()
      let id = try ScopedValues.with {
        $0.store = inner
      } perform: {
        _ = ScopedValues.current[TitleKey.self]
        return try generator.nextReminderId()
      }

      #expect(id == 7)
      #expect(reports.all == ["TitleKey has no value in this test"])
      #expect(try generator.nextReminderId() == 42)
    }
  }

  @Test func `a value may be an optional`() throws {
    let registry = TypeRegistry()
    registry.register(FakeStore?.self, in: .shared) { _ in FakeStore() }
    let container = KeyedFactories()
    let reports = Lines()
    let scoped = ScopedValues.with {
      $0.report = reports.add
    } perform: {
      ScopedValues.current[NicknameKey.self]
    }

    container.optionalStore.register { FakeStore() }

    #expect(registry.required(FakeStore?.self) != nil)
    #expect(container.optionalStore() != nil)
    #expect(scoped == "Ada")
    #expect(reports.all == ["NicknameKey has no value in this test"])
  }

  @Test func `the screen of a user works with the store of that user's app`() throws {
    let stores = [FakeStore(["draft": "Pay rent"]), FakeStore(["draft": "Call Ada"])]
    let users = stores.map { AppComponent(store: $0).user() }

    _ = try users[1].newReminder().save()

    #expect(stores.map { $0.object(forKey: "draft") as? String } == ["Pay rent", nil])
    #expect(stores.map { $0.object(forKey: currentReminderId) as? Int } == [nil, 0])
  }

  @Test func `a component is gone when its owner lets go of it`() throws {
    let app = AppComponent(store: FakeStore())
    weak var user: UserComponent?
    do {
      let made = app.user()
      let screen = made.newReminder()
      user = made
      #expect(try screen.save() == 0)
    }

    #expect(user == nil)
  }

  @Test func `a saved reminder ends its draft`() throws {
    let store = FakeStore(["draft": "Pay rent"])
    let app = AppComponent(store: store)

    _ = try app.user().newReminder().save()

    #expect(store.object(forKey: "draft") == nil)
  }
}

private final class List {}

private enum TitleKey: ScopedKey {
  static let live = "Reminders"
  static let test = ""
}

private enum NicknameKey: ScopedKey {
  static let live: String? = nil
  static let test: String? = "Ada"
}

extension KeyedFactories {
  fileprivate var optionalStore: Factory<FakeStore?> { self(isShared: true) { nil } }
  fileprivate var sharedStore: Factory<FakeStore> { self(isShared: true) { FakeStore() } }
  fileprivate var newStore: Factory<FakeStore> { self { FakeStore() } }
  fileprivate var storeOfTheList: Factory<FakeStore> { self { [self] in sharedStore() } }

  fileprivate func greeting(for name: String) -> Factory<String> {
    self(isShared: true) { "Hello, \(name)" }
  }
}
