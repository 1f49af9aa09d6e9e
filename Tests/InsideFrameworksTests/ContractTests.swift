import InsideFrameworks
import ReminderStorage
import Testing

/// What `nextReminderId` promises, checked for each form on a fake and on a real `UserDefaults`.
struct ContractTests {
  @Test(arguments: Wiring.allCases, StoreKind.allCases)
  func `the first id is zero`(_ wiring: Wiring, _ kind: StoreKind) throws {
    try kind.withStore { store in
      let id = try wiring.nextReminderId(on: store)()

      #expect(id == 0)
      #expect(store.object(forKey: currentReminderId) as? Int == 0)
    }
  }

  @Test(arguments: Wiring.allCases, StoreKind.allCases)
  func `the id after 41 is 42`(_ wiring: Wiring, _ kind: StoreKind) throws {
    try kind.withStore { store in
      store.set(41, forKey: currentReminderId)

      let id = try wiring.nextReminderId(on: store)()

      #expect(id == 42)
    }
  }

  @Test(arguments: Wiring.allCases, StoreKind.allCases)
  func `two generators with two stores count apart`(_ wiring: Wiring, _ kind: StoreKind) throws {
    try kind.withStore { mine in
      try kind.withStore { yours in
        yours.set(41, forKey: currentReminderId)
        let myNextId = wiring.nextReminderId(on: mine)
        let yourNextId = wiring.nextReminderId(on: yours)

        let ids = try [myNextId(), yourNextId(), myNextId(), yourNextId()]

        #expect(ids == [0, 42, 1, 43])
      }
    }
  }

  @Test(arguments: Wiring.allCases, StoreKind.allCases)
  func `two generators with one store count together`(_ wiring: Wiring, _ kind: StoreKind) throws {
    try kind.withStore { store in
      let one = wiring.nextReminderId(on: store)
      let other = wiring.nextReminderId(on: store)

      let ids = try [one(), other(), one()]

      #expect(ids == [0, 1, 2])
    }
  }

  @Test(arguments: Wiring.allCases, StoreKind.allCases)
  func `a text is reported and stays`(_ wiring: Wiring, _ kind: StoreKind) throws {
    try kind.withStore { store in
      store.set("seven", forKey: currentReminderId)
      let nextReminderId = wiring.nextReminderId(on: store)

      #expect(throws: ReminderIdError.self) { try nextReminderId() }
      #expect(store.object(forKey: currentReminderId) as? String == "seven")
    }
  }

  @Test(arguments: Wiring.allCases, StoreKind.allCases)
  func `the largest id is the last one`(_ wiring: Wiring, _ kind: StoreKind) throws {
    try kind.withStore { store in
      store.set(Int.max, forKey: currentReminderId)
      let nextReminderId = wiring.nextReminderId(on: store)

      #expect(throws: ReminderIdError.exhausted(key: currentReminderId)) { try nextReminderId() }
    }
  }
}

/// Where the miniatures part from the constructor form and from each other.
struct DeviationTests {
  private let old = FakeStore()
  private let new = FakeStore([currentReminderId: 41])

  @Test func `a generator of a registry keeps the store it was made with`() throws {
    let registry = TypeRegistry()
    registry.register(FakeStore.self) { [old] _ in old }
    registry.register(ReminderIdGenerator.self) {
      ReminderIdGenerator(store: $0.required(FakeStore.self))
    }
    let generator = registry.required(ReminderIdGenerator.self)

    registry.register(FakeStore.self) { [new] _ in new }

    #expect(try generator.nextReminderId() == 0)
    #expect(try registry.required(ReminderIdGenerator.self).nextReminderId() == 42)
  }

  /// A captive dependency: everyone who resolves the generator later gets the old store, too.
  @Test func `a shared generator keeps the store of its making for good`() throws {
    let registry = TypeRegistry()
    registry.register(FakeStore.self) { [old] _ in old }
    registry.register(ReminderIdGenerator.self, in: .shared) {
      ReminderIdGenerator(store: $0.required(FakeStore.self))
    }
    _ = registry.required(ReminderIdGenerator.self)

    registry.register(FakeStore.self) { [new] _ in new }

    #expect(try registry.required(ReminderIdGenerator.self).nextReminderId() == 0)
  }

  @Test func `an injected generator keeps the store it was made with`() throws {
    let container = KeyedFactories()
    container.store.register { [old] in old }
    try KeyedFactories.$shared.withValue(container) { () throws in
      let generator = InjectedReminderIdGenerator()

      container.store.register { [new] in new }

      #expect(try generator.nextReminderId() == 0)
      #expect(try InjectedReminderIdGenerator().nextReminderId() == 42)
    }
  }

  @Test func `a scoped generator follows the scope of each call`() throws {
    let generator = ScopedValues.with {
      $0.store = old
    } perform: {
      ScopedReminderIdGenerator()
    }

    let id = try ScopedValues.with {
      $0.store = new
    } perform: {
      try generator.nextReminderId()
    }

    #expect(id == 42, "the scope of the call wins")
    #expect(try generator.nextReminderId() == 0, "without one, the scope it was made in")
  }
}
