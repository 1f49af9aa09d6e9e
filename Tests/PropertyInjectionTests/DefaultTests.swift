import Foundation
import PropertyInjection
import ReminderStorage
import TestSupport
import Testing

/// The default is the user's own, so each test that reads it has a process of its own, and
/// writes nothing.
struct DefaultTests {
  @Test func `without an assignment the store is UserDefaults.standard`() async {
    await #expect(processExitsWith: .success) {
      let store = ReminderIdGenerator().store

      #expect(store as? UserDefaults === UserDefaults.standard)
    }
  }

  @Test func `a framework that knows only init() can make it, and the store comes later`() throws {
    let store = FakeStore()

    let generator = madeByTheFramework(StrictReminderIdGenerator.self)
    generator.use(store)

    #expect(try generator.nextReminderId() == 0)
    #expect(store.object(forKey: "currentReminderId") as? Int == 0)
  }

  @Test func `beside init(), another initializer takes a test's store`() throws {
    let generator = PlugIn(store: FakeStore())

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 1])
  }

  @Test func `init() of such a plug-in passes the app's own defaults`() async {
    await #expect(processExitsWith: .success) {
      pretendThatTheUserHasStored("seven")

      let generator = madeByTheFramework(PlugIn.self)

      #expect(throws: ReminderIdError.self) { try generator.nextReminderId() }
    }
  }

  @Test func `a plug-in can be a factory of generators that have a store`() throws {
    let factory = madeByTheFramework(GeneratorFactory.self)
    let generator = factory.makeGenerator(store: FakeStore())

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 1])
  }

  @Test func `a plug-in that gets its store with each call needs no property`() throws {
    let store = FakeStore()
    let generator = madeByTheFramework(GeneratorOfAnyStore.self)

    let ids = try [generator.nextReminderId(store: store), generator.nextReminderId(store: store)]

    #expect(ids == [0, 1])
  }

  @Test func `a plug-in can be a shell for a generator that has a store`() throws {
    let generator = PlugIn(store: FakeStore())
    let shell = madeByTheFramework(Shell.self)
    shell.use(generator)

    let ids = try [shell.nextReminderId(), generator.nextReminderId(), shell.nextReminderId()]

    #expect(ids == [0, 1, 2])
  }

  @Test func `a shell refuses a second generator`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let shell = madeByTheFramework(Shell.self)
      shell.use(PlugIn(store: FakeStore()))
      shell.use(PlugIn(store: FakeStore()))
    }

    #expect(message(of: result).contains("use a generator once"))
  }

  @Test func `init() can ask a place that both sides know`() throws {
    let generator = madeByTheFramework(AskingGenerator.self)

    #expect(try generator.nextReminderId() == 40)
  }

  @Test func `a forgotten store compiles, and the user's own defaults are asked`() async {
    await #expect(processExitsWith: .success) {
      pretendThatTheUserHasStored("seven")

      #expect(throws: ReminderIdError.self) { try ReminderIdGenerator().nextReminderId() }
    }
  }

  @Test func `an assigned store keeps the default out of it`() async {
    await #expect(processExitsWith: .success) {
      pretendThatTheUserHasStored("seven")
      let generator = ReminderIdGenerator()
      generator.store = FakeStore()

      let ids = try [generator.nextReminderId(), generator.nextReminderId()]

      #expect(ids == [0, 1])
    }
  }

  @Test func `the generator's default is foreign`() async {
    await #expect(processExitsWith: .success) {
      let store = ReminderIdGenerator().store

      #expect(!String(reflecting: type(of: store)).hasPrefix("PropertyInjection."))
    }
  }
}

/// What a framework needs, so that it can make an object of yours.
private protocol MadeByTheFramework {
  init()
}

extension StrictReminderIdGenerator: MadeByTheFramework {}

/// What a framework does: it creates the object by `init()`, and returns it to the app.
private func madeByTheFramework<Plugin: MadeByTheFramework>(_ type: Plugin.Type) -> Plugin {
  type.init()
}

/// Its module knows the right store, so the store is a `let`.
private struct PlugIn: MadeByTheFramework {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) { self.store = store }

  init() { self.init(store: UserDefaults.standard) }

  func nextReminderId() throws -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

/// It keeps no store: the caller passes one with each call.
private struct GeneratorOfAnyStore: MadeByTheFramework {
  func nextReminderId(store: any KeyValueStore) throws -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

/// It makes generators for the app, which knows the store.
private struct GeneratorFactory: MadeByTheFramework {
  func makeGenerator(store: any KeyValueStore) -> PlugIn { PlugIn(store: store) }
}

/// The framework makes this shell, and the app passes it a generator that has its store already.
private final class Shell: MadeByTheFramework {
  private var generator: PlugIn?

  init() {}

  func use(_ generator: PlugIn) {
    guard self.generator == nil else { fatalError("use a generator once") }
    self.generator = generator
  }

  func nextReminderId() throws -> Int {
    guard let generator else { fatalError("use a generator before the first id") }
    return try generator.nextReminderId()
  }
}

/// Its `init()` fetches the store, so the store is a `let`.
private struct AskingGenerator: MadeByTheFramework {
  private let store: any KeyValueStore

  init() {
    let store = Composition.makeStore()
    self.store = store
  }

  func nextReminderId() throws -> Int {
    try reminderId(after: store.object(forKey: currentReminderId))
  }
}

/// The place that both sides know.
private enum Composition {
  static func makeStore() -> any KeyValueStore {
    let store = FakeStore()
    store.set(39, forKey: currentReminderId)
    return store
  }
}

/// Lets `UserDefaults.standard` give `value` as the last id, without writing anything.
///
/// The domain of the command line's arguments lives in memory, ends with the process, and comes
/// before what is stored. A text in it makes the generator throw before it writes.
private func pretendThatTheUserHasStored(_ value: String) {
  UserDefaults.standard.setVolatileDomain(
    [currentReminderId: value], forName: UserDefaults.argumentDomain)
}
