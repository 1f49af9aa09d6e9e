import InsideFrameworks
import ReminderStorage
import TestSupport
import Testing

/// A generator that leaves the container, step by step.
@Suite(.ownContainer) struct LeavingTests {
  private let oldCaller: any Caller = OldCaller()

  @Test func `an old caller still gets the container's store`() throws {
    KeyedFactories.shared.archiveStore.register { FakeStore([currentReminderId: 41]) }

    #expect(try oldCaller.generator().nextReminderId() == 42)
  }

  @Test func `an old caller's generator keeps the store it was made with`() throws {
    KeyedFactories.shared.archiveStore.register { FakeStore([currentReminderId: 41]) }
    let generator = oldCaller.generator()

    KeyedFactories.shared.archiveStore.register { FakeStore() }

    #expect(try generator.nextReminderId() == 42)
  }

  @Test func `an old caller whose registration was lost ends the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let oldCaller: any Caller = OldCaller()
      _ = oldCaller.generator()
    }

    #expect(
      message(of: result).contains("must register archiveStore"),
      "the message names the registration")
  }

  @Test func `a caller that knows only a protocol gets no warning`() throws {
    func make<Made: MadeFromNothing>(_ type: Made.Type) -> Made { type.init() }
    KeyedFactories.shared.archiveStore.register { FakeStore([currentReminderId: 41]) }

    #expect(try make(LeavingArchiveIdGenerator.self).nextReminderId() == 42)
  }

  @Test func `a new caller needs no container`() throws {
    KeyedFactories.shared.archiveStore.register {
      Issue.record("the container was asked for its store")
      return FakeStore()
    }

    #expect(try LeavingArchiveIdGenerator(store: FakeStore()).nextReminderId() == 0)
  }

  @Test func `the root passes the store, which nobody has to register for the archive`() throws {
    let container = KeyedFactories()
    container.store.register { FakeStore([currentReminderId: 41]) }

    let archiveIds = LeavingArchiveIdGenerator(store: container.store())

    #expect(try archiveIds.nextReminderId() == 42)
  }

  @Test func `with a closure for a scoped value, a type still follows the scope`() throws {
    let oldCaller: any ScopeCaller = OldScopeCaller()
    let generator = oldCaller.generator()

    let id = try ScopedValues.with {
      $0.store = FakeStore([currentReminderId: 41])
    } perform: {
      try generator.nextReminderId()
    }

    #expect(id == 42)
    #expect(try LeavingScope(store: { FakeStore() }).nextReminderId() == 0)
  }

  @Test func `the trait of the suite gives each test a container`() async {
    let mine = KeyedFactories.shared

    let isMine = await Task.detached { KeyedFactories.shared === mine }.value

    #expect(!isMine)
  }

  @Test func `a type with a wrapper may be Sendable, and stays so on its way out`() {
    func isSendable(_ type: (some Sendable).Type) -> Bool { true }

    #expect(isSendable(InjectedReminderIdGenerator.self))
    #expect(isSendable(ScopedReminderIdGenerator.self))
    #expect(isSendable(LeavingArchiveIdGenerator.self))
    #expect(isSendable(LeavingScope.self))
  }
}

private protocol Caller {
  func generator() -> LeavingArchiveIdGenerator
}

private protocol MadeFromNothing {
  init()
}

/// Not even here is there a warning; without `init()`, this would not compile.
extension LeavingArchiveIdGenerator: MadeFromNothing {}

/// Calls the deprecated initializer.
///
/// Callers that see only the protocol get no warning.
private struct OldCaller: Caller {
  @available(*, deprecated)
  func generator() -> LeavingArchiveIdGenerator { LeavingArchiveIdGenerator() }
}

private protocol ScopeCaller {
  func generator() -> LeavingScope
}

private struct OldScopeCaller: ScopeCaller {
  @available(*, deprecated)
  func generator() -> LeavingScope { LeavingScope() }
}

/// Generates reminder ids, on its way out of the scoped values.
private struct LeavingScope: Sendable {
  private let store: @Sendable () -> any KeyValueStore & Sendable

  init(store: @escaping @Sendable () -> any KeyValueStore & Sendable) {
    self.store = store
  }

  /// Reads the scope at each use, as the wrapper did.
  @available(*, deprecated, message: "pass the store")
  init() {
    let scoped = Scoped(\.store)
    self.init(store: { scoped.wrappedValue })
  }

  func nextReminderId() throws -> Int {
    try ReminderIdGenerator(store: store()).nextReminderId()
  }
}
