import InsideFrameworks
import ReminderStorage
import TestSupport
import Testing

/// Who notices that nobody has registered the store, and when.
///
/// What the compiler notices is in `Rejected`.
struct WhoNoticesTests {
  @Test func `at a tap: the app launches, and the screen ends it`() async {
    let registry = registryWithoutStore()
    let app = AppThatResolvesLate(registry: registry)
    #expect(app.isLaunched)

    await #expect(processExitsWith: .failure) {
      let app = AppThatResolvesLate(registry: registryWithoutStore())
      _ = try? app.tapNewReminder()
    }
  }

  @Test func `at launch: the app resolves its generator before anyone taps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = AppThatResolvesEarly(registry: registryWithoutStore())
    }

    #expect(
      message(of: result).contains("KeyValueStore is not registered"), "the message names the type")
  }

  @Test func `not at launch: a closure for later, and an optional`() {
    let registry = registryWithoutStore()
    registry.register(Root.self) { registry in
      Root(
        makeGenerator: { registry.required(ReminderIdGenerator.self) },
        log: registry.resolve(Lines.self))
    }

    let root = registry.required(Root.self)

    #expect(root.log == nil, "the app launched, though neither store nor log is registered")
  }

  @Test func `a store under its own type is not one under the protocol`() {
    let registry = TypeRegistry()
    registry.register(FakeStore.self) { _ in FakeStore() }

    #expect(registry.resolve(FakeStore.self) != nil)
    #expect(registry.resolve((any KeyValueStore).self) == nil)
  }

  @Test func `never: without its registration, an optional store stores nothing`() throws {
    let generator = KeyedFactories.$shared.withValue(KeyedFactories()) { ArchiveIdGenerator() }

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 0])
  }

  @Test func `with its registration, the optional store counts`() throws {
    let container = KeyedFactories()
    container.archiveStore.register { FakeStore() }
    let generator = KeyedFactories.$shared.withValue(container) { ArchiveIdGenerator() }

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 1])
  }

  @Test func `in a test: it calls the function in which the app registers`() {
    let container = KeyedFactories()

    registerAll(in: container)

    #expect(container.archiveStore() != nil)
  }

  @Test func `the registrations keep no container alive`() {
    weak var kept: KeyedFactories?
    do {
      let container = KeyedFactories()
      registerAll(in: container)
      _ = container.archiveStore()
      kept = container
    }

    #expect(kept == nil)
  }

  @Test func `when it is made: a default that ends the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = KeyedFactories().requiredArchiveStore()
    }

    #expect(message(of: result).contains("must register requiredArchiveStore"))
  }

  @Test func `with a default that ends the process, a registration is enough`() {
    let container = KeyedFactories()

    container.requiredArchiveStore.register { FakeStore() }

    #expect(container.requiredArchiveStore() is FakeStore)
  }

  @Test func `in a test: a store that the test has not set is reported`() throws {
    let reports = Lines()

    let id = try ScopedValues.with {
      $0.report = reports.add
    } perform: {
      try ScopedReminderIdGenerator().nextReminderId()
    }

    #expect(reports.all == ["StoreKey has no value in this test"])
    #expect(id == 0)
  }

  @Test func `a store that the test has set is not reported`() throws {
    let reports = Lines()

    let id = try ScopedValues.with {
      $0.report = reports.add
      $0.store = FakeStore([currentReminderId: 41])
    } perform: {
      try ScopedReminderIdGenerator().nextReminderId()
    }

    #expect(reports.all == [])
    #expect(id == 42)
  }

  @Test func `never: a live object that is made at each read forgets`() throws {
    let madeAnew = try (1...2).map { _ in
      try ReminderIdGenerator(store: ScopedValues()[MadeAnewKey.self]).nextReminderId()
    }
    let madeOnce = try (1...2).map { _ in
      try ReminderIdGenerator(store: ScopedValues()[MadeOnceKey.self]).nextReminderId()
    }

    #expect(madeAnew == [0, 0])
    #expect(madeOnce == [0, 1])
  }

  @Test func `the app gets the live store, and nothing is reported`() {
    #expect(ScopedValues().store is DefaultsStore)
    #expect(KeyedFactories().store() is DefaultsStore)
  }
}

/// The registry of an app in which one line was lost: the one that registers the store.
private func registryWithoutStore() -> TypeRegistry {
  let registry = TypeRegistry()
  registry.register(ReminderIdGenerator.self) { registry in
    ReminderIdGenerator(store: registry.required((any KeyValueStore).self))
  }
  return registry
}

/// The root object of an app: it makes a generator at a tap, and does without a log.
private struct Root {
  let makeGenerator: () -> ReminderIdGenerator
  let log: Lines?
}

private final class AppThatResolvesLate {
  let isLaunched = true
  private let registry: TypeRegistry

  init(registry: TypeRegistry) { self.registry = registry }

  func tapNewReminder() throws -> Int {
    try registry.required(ReminderIdGenerator.self).nextReminderId()
  }
}

private final class AppThatResolvesEarly {
  private let ids: ReminderIdGenerator

  init(registry: TypeRegistry) { ids = registry.required(ReminderIdGenerator.self) }

  func tapNewReminder() throws -> Int { try ids.nextReminderId() }
}

/// Registers what the app's modules can't make themselves; the app calls it at launch.
private func registerAll(in container: KeyedFactories) {
  container.archiveStore.register { [unowned container] in container.store() }
}

extension KeyedFactories {
  fileprivate var requiredArchiveStore: Factory<any KeyValueStore & Sendable> {
    self(isShared: true) { fatalError("the app must register requiredArchiveStore") }
  }
}

private enum MadeAnewKey: ScopedKey {
  static var live: FakeStore { FakeStore() }
  static var test: FakeStore { FakeStore() }
}

private enum MadeOnceKey: ScopedKey {
  static let live = FakeStore()
  static var test: FakeStore { FakeStore() }
}
