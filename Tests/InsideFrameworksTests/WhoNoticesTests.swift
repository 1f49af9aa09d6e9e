import InsideFrameworks
import ReminderStorage
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
      _ = try app.tapNewReminder()
    }
  }

  @Test func `at launch: the app resolves its generator before anyone taps`() async {
    await #expect(processExitsWith: .failure) {
      _ = AppThatResolvesEarly(registry: registryWithoutStore())
    }
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

extension KeyedFactories {
  /// The archive's module doesn't know any store, so the app has to register one.
  fileprivate var archiveStore: Factory<(any KeyValueStore & Sendable)?> {
    self(isShared: true) { nil }
  }
}

private struct ArchiveIdGenerator {
  @Injected(\.archiveStore) private var store

  func nextReminderId() throws -> Int {
    let id = try reminderId(after: store?.object(forKey: currentReminderId))
    store?.set(id, forKey: currentReminderId)
    return id
  }
}
