import Foundation
import ReminderStorage
import Testing

/// The ways in that need no subclass.
struct SecondInitializerTests {
  @Test func `a second initializer lets a test in, and no caller changes`() throws {
    func aCaller() -> TwoWayGenerator { TwoWayGenerator() }
    let fake = FakeStore()
    fake.set(2500, forKey: "currentReminderId")

    #expect(try TwoWayGenerator(store: fake).nextReminderId() == 2501)
    #expect(fake.object(forKey: "currentReminderId") as? Int == 2501)
    #expect(aCaller().store as? UserDefaults === UserDefaults.standard)
  }

  @Test func `an extracted member leaves the synthesized decoder alone`() throws {
    let generator = try JSONDecoder().decode(
      SavedGenerator.self, from: Data(#"{"list": "Home"}"#.utf8))

    #expect(generator.list == "Home")
    #expect(generator.store as? UserDefaults === UserDefaults.standard)
  }

  @Test func `a stored closure does so, too, if the coding keys leave it out`() throws {
    let generator = try JSONDecoder().decode(
      StoredSavedGenerator.self, from: Data(#"{"list": "Home"}"#.utf8))
    let json = try JSONEncoder().encode(generator)

    #expect(generator.currentStore() as? UserDefaults === UserDefaults.standard)
    #expect(String(decoding: json, as: UTF8.self) == #"{"list":"Home"}"#)
  }

  @Test func `coding keys that forget a property with a default value lose it`() throws {
    let generator = ForgetfulSavedGenerator()
    generator.notes = "mine"
    let json = try JSONEncoder().encode(generator)
    let decoded = try JSONDecoder().decode(ForgetfulSavedGenerator.self, from: json)

    #expect(String(decoding: json, as: UTF8.self) == #"{"list":"Inbox"}"#)
    #expect(decoded.notes.isEmpty)
  }
}

/// What speaks against a stored property: it looks the store up when the object is made.
@MainActor struct LookUpTests {
  @Test func `a stored property keeps the store that was there when the object was made`() throws {
    let mine = FakeStore()
    mine.set(2500, forKey: "currentReminderId")
    Account.store = FakeStore()
    let old = OldGenerator()
    let stored = StoredGenerator()
    Account.store = mine  // the log-in of a user whose last id is 2500

    #expect(try old.nextReminderId() == 2501)
    #expect(try stored.nextReminderId() == 0, "it kept the store from before the log-in")
  }

  @Test func `an extracted member looks it up at each use, as the old class did`() throws {
    let mine = FakeStore()
    mine.set(2500, forKey: "currentReminderId")
    Account.store = FakeStore()
    let extracted = ExtractedGenerator()
    Account.store = mine

    #expect(try extracted.nextReminderId() == 2501)
  }

  @Test func `an overload lets a test in, and the old method looks it up at each call`() throws {
    let mine = FakeStore()
    mine.set(2500, forKey: "currentReminderId")
    let fake = FakeStore()
    fake.set(41, forKey: "currentReminderId")
    Account.store = FakeStore()
    let overloaded = OverloadGenerator()
    Account.store = mine

    #expect(try overloaded.nextReminderId() == 2501)
    #expect(try overloaded.nextReminderId(in: fake) == 42)
    #expect(fake.object(forKey: "currentReminderId") as? Int == 42)
  }

  @Test func `a stored closure looks it up at each use, too`() throws {
    let mine = FakeStore()
    mine.set(2500, forKey: "currentReminderId")
    Account.store = FakeStore()
    let closure = ClosureGenerator()
    Account.store = mine

    #expect(try closure.nextReminderId() == 2501)
  }

  @Test func `a convenience initializer lets a test replace the closure`() throws {
    let fake = FakeStore()
    fake.set(41, forKey: "currentReminderId")
    let closure = ClosureGenerator(currentStore: { fake })

    #expect(try closure.nextReminderId() == 42)
    #expect(fake.object(forKey: "currentReminderId") as? Int == 42)
  }

  @Test func `a convenience initializer changes no subclass`() throws {
    let mine = FakeStore()
    mine.set(2500, forKey: "currentReminderId")
    Account.store = FakeStore()
    let closure = LoggingClosureGenerator()
    Account.store = mine

    #expect(try closure.nextReminderId() == 2501)
  }
}

/// What an old initializer that uses the store changes.
@MainActor struct InitializerTests {
  @Test func `a convenience initializer comes too late for an initializer that uses the store`() {
    let fake = FakeStore()
    fake.set(2500, forKey: "currentReminderId")
    Account.store = FakeStore()

    let generator = EarlyClosureGenerator(currentStore: { fake })

    #expect(generator.last == nil, "it read the account's store, which is empty")
  }

  @Test func `an initializer that takes the closure is in time for it`() {
    let fake = FakeStore()
    fake.set(2500, forKey: "currentReminderId")
    let mine = FakeStore()
    mine.set(41, forKey: "currentReminderId")
    Account.store = mine

    #expect(EarlyTakingGenerator(currentStore: { fake }).last == 2500)
    #expect(EarlyTakingGenerator().last == 41, "the app still gets the account's store")
  }

  @Test func `an override is in time for it, once each stored property has a value`() {
    let fake = FakeStore()
    fake.set(2500, forKey: "currentReminderId")

    #expect(TestingEarlyGenerator(fake: fake).last == 2500)
  }
}

/// What step 2 changes in an escaping closure, which has to name `self` now.
struct EscapingClosureTests {
  @Test func `with an extracted member, an escaping closure keeps the object alive`() {
    weak var old: OldResetter?
    weak var extracted: ExtractedResetter?
    var resets: [() -> Void] = []

    do {
      let one = OldResetter()
      let other = ExtractedResetter()
      (old, extracted) = (one, other)
      resets = [one.reset(), other.reset()]
    }

    #expect(resets.count == 2)
    #expect(old == nil)
    #expect(extracted != nil)
    resets.removeAll()
    #expect(extracted == nil)
  }
}

/// What step 4 can change, although the line stays the same.
struct OverloadTests {
  @Test func `through a protocol, the same line can call another overload`() {
    let store = OverloadedStore()

    store.set(1, forKey: "currentReminderId")
    (store as any KeyValueStore).set(1, forKey: "currentReminderId")

    #expect(store.calls == ["Int", "Any?"])
  }
}

private class TwoWayGenerator {
  let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  convenience init() {
    self.init(store: UserDefaults.standard)
  }

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

/// A singleton that the app replaces: each user has a store of their own.
@MainActor private enum Account {
  static var store: any KeyValueStore = FakeStore()
}

@MainActor private class OldGenerator {
  func nextReminderId() throws -> Int {
    let id = try reminderId(after: Account.store.object(forKey: currentReminderId))
    Account.store.set(id, forKey: currentReminderId)
    return id
  }
}

@MainActor private class StoredGenerator {
  private let store: any KeyValueStore = Account.store

  func nextReminderId() throws -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

@MainActor private class ExtractedGenerator {
  var store: any KeyValueStore { Account.store }

  func nextReminderId() throws -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

@MainActor private class ClosureGenerator {
  private var currentStore: @MainActor () -> any KeyValueStore = { Account.store }

  convenience init(currentStore: @escaping @MainActor () -> any KeyValueStore) {
    self.init()
    self.currentStore = currentStore
  }

  func nextReminderId() throws -> Int {
    let id = try reminderId(after: currentStore().object(forKey: currentReminderId))
    currentStore().set(id, forKey: currentReminderId)
    return id
  }
}

/// A subclass from before there was a closure.
private final class LoggingClosureGenerator: ClosureGenerator {
  override init() {
    super.init()
  }
}

/// Its old initializer reads the last id.
@MainActor private class EarlyClosureGenerator {
  private var currentStore: @MainActor () -> any KeyValueStore = { Account.store }
  let last: Int?

  init() {
    last = currentStore().object(forKey: currentReminderId) as? Int
  }

  convenience init(currentStore: @escaping @MainActor () -> any KeyValueStore) {
    self.init()
    self.currentStore = currentStore
  }
}

/// The old initializer calls the new one, so the closure is there before it is used.
@MainActor private class EarlyTakingGenerator {
  private let currentStore: @MainActor () -> any KeyValueStore
  let last: Int?

  init(currentStore: @escaping @MainActor () -> any KeyValueStore) {
    self.currentStore = currentStore
    last = currentStore().object(forKey: currentReminderId) as? Int
  }

  convenience init() {
    self.init(currentStore: { Account.store })
  }
}

/// Its `last` has to be a `var`, because a `let` would have no value yet when `init()` reads `store`.
@MainActor private class EarlyExtractedGenerator {
  private(set) var last: Int?

  var store: any KeyValueStore { Account.store }

  init() {
    last = store.object(forKey: currentReminderId) as? Int
  }
}

private final class TestingEarlyGenerator: EarlyExtractedGenerator {
  private let fake: any KeyValueStore

  init(fake: any KeyValueStore) {
    self.fake = fake
    super.init()
  }

  override var store: any KeyValueStore { fake }
}

/// It has no property for the store, so it may be final, or a structure.
@MainActor private final class OverloadGenerator {
  func nextReminderId() throws -> Int {
    try nextReminderId(in: Account.store)
  }

  func nextReminderId(in store: any KeyValueStore) throws -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

private class OldResetter {
  func reset() -> () -> Void {
    { UserDefaults.standard.set(nil, forKey: currentReminderId) }
  }
}

private class ExtractedResetter {
  var store: any KeyValueStore { UserDefaults.standard }

  func reset() -> () -> Void {
    { self.store.set(nil, forKey: currentReminderId) }
  }
}

private class StoredSavedGenerator: Codable {
  var list: String
  var currentStore: () -> any KeyValueStore = { UserDefaults.standard }

  private enum CodingKeys: CodingKey {
    case list
  }
}

/// A bug that compiles without a warning: its coding keys should list `notes`, too.
private class ForgetfulSavedGenerator: Codable {
  var list = "Inbox"
  var notes = ""
  private var currentStore: () -> any KeyValueStore = { UserDefaults.standard }

  private enum CodingKeys: CodingKey {
    case list
  }
}

private class SavedGenerator: Codable {
  let list: String

  var store: any KeyValueStore { UserDefaults.standard }
}

/// Like `UserDefaults`, it has a method for integers beside the one that the protocol names.
private final class OverloadedStore: KeyValueStore {
  private(set) var calls: [String] = []

  func object(forKey key: String) -> Any? { nil }
  func set(_ value: Int, forKey key: String) { calls.append("Int") }
  func set(_ value: Any?, forKey key: String) { calls.append("Any?") }
}
