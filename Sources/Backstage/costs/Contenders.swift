import AmbientContext
import BaseClasses
import ChoosingATechnique
import ClosureDependencies
import ConstructorInjection
import DelegateModules
import DependencyContainer
import ExtractAndOverride
import InsideFrameworks
import ManagerControllable
import MethodInjection
import PropertyInjection
import ProtocolExtensions
import ReminderStorage

/// All that is measured, the baseline first: the lessons' own types, each wired and then asked.
///
/// Chapter 0's type writes to the user's defaults, which no benchmark may touch. ``HardWired``
/// stands in for it: the same method, written for the one store that all contenders use.
@MainActor let contenders = [
  Contender("hard-wired", chapter: 0) { count, given in
    let generator = HardWired(store: given.concrete)
    try ask(count) { try generator.nextReminderId() }
  },
  Contender("constructor, existential", chapter: 1) { count, given in
    let generator = ConstructorInjection.ReminderIdGenerator(store: given.store)
    try ask(count) { try generator.nextReminderId() }
  },
  Contender("constructor, generic", chapter: 1) { count, given in
    let generator = GenericReminderIdGenerator(store: given.concrete)
    try ask(count) { try generator.nextReminderId() }
  },
  Contender("constructor, generic, inlinable", chapter: 1) { count, given in
    let generator = InlinableReminderIdGenerator(store: given.concrete)
    try ask(count) { try generator.nextReminderId() }
  },
  Contender("constructor, closure", chapter: 1) { count, given in
    let store = given.store
    let generator = ClosureReminderIdGenerator(
      lastId: { store.object(forKey: currentReminderId) },
      keep: { store.set($0, forKey: currentReminderId) })
    try ask(count) { try generator.nextReminderId() }
  },
  Contender("property, plain", chapter: 2) { count, given in
    let generator = UnguardedReminderIdGenerator()
    generator.store = given.store
    try ask(count) { try generator.nextReminderId() }
  },
  Contender("property, guarded", chapter: 2) { count, given in
    let generator = PropertyInjection.ReminderIdGenerator()
    generator.store = given.store
    try ask(count) { try generator.nextReminderId() }
  },
  Contender("property, locked", chapter: 2) { count, given in
    let generator = LockedReminderIdGenerator()
    generator.use(given.store)
    try ask(count) { try generator.nextReminderId() }
  },
  Contender("method", chapter: 3) { count, given in
    let generator = MethodInjection.ReminderIdGenerator()
    let store = given.store
    try ask(count) { try generator.nextReminderId(store: store) }
  },
  Contender("ambient, replaceable static", chapter: 4) { count, given in
    let before = SharedContext.shared.store
    defer { SharedContext.shared.store = before }
    SharedContext.shared.store = given.store
    let generator = SharedReminderIdGenerator()
    try ask(count) { try generator.nextReminderId() }
  },
  Contender("ambient, task-local default", chapter: 4) { count, _ in
    LocalContext.store.set(nil, forKey: currentReminderId)
    let generator = LocalReminderIdGenerator()
    try ask(count) { try generator.nextReminderId() }
  },
  Contender("ambient, task-local bound", chapter: 4) { count, given in
    let generator = AmbientContext.ReminderIdGenerator()
    try ScopedContext.$store.withValue(given.store) {
      try ask(count) { try generator.nextReminderId() }
    }
  },
  Contender("ambient, task-local ten deep", chapter: 4) { count, given in
    let generator = AmbientContext.ReminderIdGenerator()
    try ScopedContext.$store.withValue(given.store) {
      try Scopes.nest(10) { try ask(count) { try generator.nextReminderId() } }
    }
  },
  Contender("extract and override, class", chapter: 5) { count, given in
    let generator = OpenTestingGenerator.make(given.store)
    try ask(count) { try generator.nextReminderId() }
  },
  Contender("extract and override, final", chapter: 5) { count, given in
    let generator = FinalTestingGenerator(given.store)
    try ask(count) { try generator.nextReminderId() }
  },
  Contender("container, by type", chapter: 6) { count, given in
    let store = given.store
    var container = TinyContainer()
    container.register(ChoosingATechnique.ReminderIdGenerator.self) { _ in .init(store: store) }
    try ask(count) { [container] in
      try container.resolve(ChoosingATechnique.ReminderIdGenerator.self).nextReminderId()
    }
  },
  Contender("base class", chapter: 7) { count, given in
    let generator = StoredReminderIdGenerator(given.store)
    try ask(count) { try generator.nextReminderId() }
  },
  Contender("protocol extension", chapter: 8) { count, given in
    let generator = ReminderImport(store: given.store)
    try ask(count) { try generator.nextReminderId() }
  },
  Contender("manager", chapter: 16) { count, given in
    let screen = Screen(given.store)
    try ask(count) { try screen.reminderIdManager.nextReminderId() }
  },
  Contender("delegate call", chapter: 17) { count, given in
    let generator = DelegateModules.ReminderIdGenerator(store: given.store)
    let list = List()
    generator.handedOut.delegate(on: list) { list, id in list.lastId = id }
    try ask(count) {
      _ = try generator.nextReminderId()
      return list.lastId
    }
  },
  Contender("container, by protocol", chapter: 18) { count, given in
    let stage = Stage()
    let container: any Setup.DependencyContaining = Setup.Container(
      server: Nested.SharedServer(), stage: stage, store: given.store)
    try ask(count) { try container.reminderIdGenerator().nextReminderId() }
  },
  Contender("struct of closures", chapter: 20) { count, given in
    let store = given.store
    var closures = ReminderStore.failing { _ in }
    closures.advance = { rule in
      let id = try rule(lastReminderId(in: store.object(forKey: currentReminderId)))
      store.set(id, forKey: currentReminderId)
      return id
    }
    let given = closures
    try ask(count) {
      try ClosureDependencies.ReminderIdGenerator(advance: given.advance).nextReminderId()
    }
  },
  Contender("framework, registry by type", chapter: 23) { count, given in
    let store = given.store
    let registry = TypeRegistry()
    registry.register((any KeyValueStore).self, in: .shared) { _ in store }
    registry.register(InsideFrameworks.ReminderIdGenerator.self) {
      .init(store: $0.required((any KeyValueStore).self))
    }
    try ask(count) {
      try registry.required(InsideFrameworks.ReminderIdGenerator.self).nextReminderId()
    }
  },
  Contender("framework, keyed factory", chapter: 23) { count, given in
    let container = KeyedFactories()
    let store = given.store
    container.store.register { store }
    try KeyedFactories.$shared.withValue(container) {
      try ask(count) { try InjectedReminderIdGenerator().nextReminderId() }
    }
  },
  Contender("framework, scoped value", chapter: 23) { count, given in
    try ScopedValues.with {
      $0.store = given.store
    } perform: {
      let generator = ScopedReminderIdGenerator()
      try ask(count) { try generator.nextReminderId() }
    }
  },
  Contender("framework, generated graph", chapter: 23) { count, given in
    let app = AppComponent(store: given.store)
    let screen = app.user().newReminder()
    try ask(count) { try screen.parts.ids.nextReminderId() }
  },
]

/// A technique, and how to ask a generator of its for many ids.
struct Contender {
  let name: String
  let chapter: Int
  /// Asks for a number of ids, and throws a ``WrongId`` unless they are 0, 1, 2 and so on.
  let ask: @MainActor (_ count: Int, Given) throws -> Void

  init(
    _ name: String, chapter: Int, ask: @escaping @MainActor (_ count: Int, Given) throws -> Void
  ) {
    self.name = name
    self.chapter = chapter
    self.ask = ask
  }
}

/// An empty store, as it looks to those who know its type and to those who do not.
///
/// A contender gets it from the benchmark, through a closure, so that the compiler does not know
/// what is behind the protocol.
struct Given {
  let concrete: LastIdStore
  let store: any KeyValueStore & Sendable

  init() {
    concrete = LastIdStore()
    store = concrete
  }
}

/// Asks for `count` ids.
///
/// Nothing but the call and a comparison is in the loop.
@inline(__always)
func ask(_ count: Int, _ nextReminderId: () throws -> Int) throws {
  for expected in 0..<count {
    let id = try nextReminderId()
    guard id == expected else { throw WrongId(found: id, expected: expected) }
  }
}

struct WrongId: Error, Equatable {
  let found: Int
  let expected: Int
}

// MARK: - What the lessons leave to their users

private struct HardWired {
  let store: LastIdStore

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

private class OpenTestingGenerator: ExtractAndOverride.OpenReminderIdGenerator {
  private let fake: any KeyValueStore

  init(_ fake: any KeyValueStore) { self.fake = fake }

  override var store: any KeyValueStore { fake }

  /// Forgets which subclass it is, as a caller does who gets one from elsewhere.
  @inline(never)
  static func make(_ fake: any KeyValueStore) -> ExtractAndOverride.OpenReminderIdGenerator {
    OpenTestingGenerator(fake)
  }
}

private final class FinalTestingGenerator: ExtractAndOverride.OpenReminderIdGenerator {
  private let fake: any KeyValueStore

  init(_ fake: any KeyValueStore) { self.fake = fake }

  override var store: any KeyValueStore { fake }
}

private final class StoredReminderIdGenerator: BaseClasses.ReminderIdGenerator {
  private let kept: any KeyValueStore

  init(_ kept: any KeyValueStore) { self.kept = kept }

  override var store: any KeyValueStore { kept }
}

private enum Scopes {
  @TaskLocal static var depth = 0

  /// Runs `body` in scopes that bind another value, which a look-up has to pass.
  static func nest(_ count: Int, _ body: () throws -> Void) rethrows {
    if count == 0 { return try body() }
    try $depth.withValue(count) { try nest(count - 1, body) }
  }
}

private final class Screen: ReminderIdManagerControllable {
  let reminderIdManager: any ReminderIdManageable

  init(_ store: any KeyValueStore) {
    reminderIdManager = ManagerControllable.ReminderIdGenerator(store: store)
  }
}

private final class List {
  var lastId = -1
}
