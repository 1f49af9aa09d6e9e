import ExerciseKit
import ReminderStorage
import Testing

@testable import DispatchSafetyExercises

@Suite(.exercise("10.2")) struct RequireBoth {
  private let spy = BufferedSpy()

  @Test func `the compiler refuses a generator over a store that can't be flushed`() {
    #expect(
      !accepts(plainStore: ReminderIdGenerator.init(store:)),
      "`ReminderIdGenerator(store:)` still accepts a store that has no flush()")
  }

  @Test func `a wrapper around a store that can't be flushed isn't Flushable`() {
    let isFlushable = wrapPlainStore(CountingStore.init(_:onWrite:)) is any Flushable
    #expect(
      !isFlushable,
      "a `CountingStore` around a store that has no flush() claims that it is `Flushable`")
  }

  @Test func `a wrapped store is flushed`() throws {
    let generator = try #require(
      make(ReminderIdGenerator.init(store:), over: CountingStore(spy) {}),
      "the compiler refuses a `CountingStore` in the generator; is it `Flushable`?")
    _ = try generator.nextReminderId()
    #expect(
      spy.calls == ["read", "write 0", "flush"],
      """
      a generator over a `CountingStore` made its first id; the wrapped store must be read, \
      written and then flushed once, and it got \(spy.calls)
      """)
  }

  @Test func `a store that is wrapped twice is flushed once`() throws {
    let wrapper = CountingStore(CountingStore(spy) {}) {}
    let generator = try #require(
      make(ReminderIdGenerator.init(store:), over: wrapper),
      "the compiler refuses a `CountingStore` in the generator; is it `Flushable`?")
    _ = try generator.nextReminderId()
    #expect(
      spy.calls == ["read", "write 0", "flush"],
      "the store in two wrappers must be flushed once for the first id; its calls were \(spy.calls)"
    )
  }

  @Test func `a wrapper counts an id as one write`() throws {
    var count = 0
    let generator = make(ReminderIdGenerator.init(store:), over: CountingStore(spy) { count += 1 })
    _ = try generator?.nextReminderId()
    #expect(count == 1, "an id is one write and one flush, and `onWrite` was called \(count) times")
  }

  @Test(arguments: [1, 2, 3])
  func `each id is flushed after its write`(count: Int) throws {
    let generator = try #require(
      make(ReminderIdGenerator.init(store:), over: spy),
      "the generator refuses a store that conforms to `KeyValueStore` and to `Flushable`")
    let ids = try (0..<count).map { _ in try generator.nextReminderId() }
    #expect(ids == Array(0..<count), "\(count) ids from an empty store were \(ids)")
    #expect(
      spy.calls == (0..<count).flatMap { ["read", "write \($0)", "flush"] },
      "each id needs a read, a write and a flush; for \(count) ids the calls were \(spy.calls)")
  }

  @Test func `a struct fits into the generator, too`() throws {
    let generator = try #require(
      make(ReminderIdGenerator.init(store:), over: StructStore(spy: spy)),
      "the generator refuses a struct that conforms to `KeyValueStore` and to `Flushable`")
    _ = try generator.nextReminderId()
    #expect(
      spy.calls == ["read", "write 0", "flush"],
      "an id over a struct needs a read, a write and a flush; the calls were \(spy.calls)")
  }

  @Test func `ids over a wrapped store continue after a restart`() throws {
    var ids: [Int?] = []
    for _ in 1...2 {
      let wrapper = CountingStore(BufferedSpy(disk: spy.disk)) {}
      let generator = make(ReminderIdGenerator.init(store:), over: wrapper)
      ids += try [generator?.nextReminderId(), generator?.nextReminderId()]
    }
    let found = ids.map { $0.map(String.init) ?? "none" }
    #expect(
      found == ["0", "1", "2", "3"],
      "two launches with two ids each, over one disk, must give 0, 1, 2 and 3; they gave \(found)")
  }

  @Test func `an error leaves the store alone`() throws {
    spy.disk.values[currentReminderId] = "seven"
    let generator = try #require(
      make(ReminderIdGenerator.init(store:), over: spy),
      "the generator refuses a store that conforms to `KeyValueStore` and to `Flushable`")
    #expect(throws: ReminderIdError.self, "the store holds \"seven\", which is no id") {
      try generator.nextReminderId()
    }
    #expect(
      spy.calls == ["read"],
      "the store holds \"seven\", so there is no id to write or flush; the calls were \(spy.calls)")
  }

  @Test func `a wrapper counts writes and passes every call along`() {
    var count = 0
    let wrapper = CountingStore(spy) { count += 1 }
    wrapper.set(7, forKey: "a")
    wrapper.set(nil, forKey: "a")
    let value = wrapper.object(forKey: "a")
    #expect(count == 2, "the wrapper got two writes, and called `onWrite` \(count) times")
    #expect(
      spy.calls == ["write 7", "write nil", "read"] && value == nil,
      """
      the wrapper got a write of 7, a write of nil and a read; the wrapped store got \(spy.calls), \
      and the read gave \(value ?? "nil")
      """)
  }

  @Test func `the wrapper passes on each flush, also without a write before it`() throws {
    let wrapper = try #require(
      CountingStore(spy) {} as Any as? any KeyValueStore & Flushable,
      "a `CountingStore` around a store that can be flushed isn't `Flushable`")
    wrapper.flush()
    wrapper.set(7, forKey: "a")
    wrapper.flush()
    wrapper.flush()
    #expect(
      spy.calls == ["flush", "write 7", "flush", "flush"],
      """
      the wrapper got a flush, a write and two flushes, and must pass each along; the wrapped store \
      got \(spy.calls)
      """)
  }

  @Test func `the wrapper reads the store each time`() {
    let wrapper = CountingStore(spy) {}
    wrapper.set(7, forKey: "a")
    _ = wrapper.object(forKey: "a")
    spy.set(41, forKey: "a")
    let value = wrapper.object(forKey: "a") ?? "nothing"
    #expect(
      value as? Int == 41,
      "somebody else wrote 41 to the wrapped store, and the wrapper still read \(value)")
  }

  @Test func `the wrapper reports a write before it makes it`() {
    var seen: [[String]] = []
    CountingStore(spy) { seen.append(spy.calls) }.set(7, forKey: "a")
    #expect(
      seen == [[]], "`onWrite` is called once, before the write; it saw these calls: \(seen)")
  }
}

// MARK: - What the compiler accepts

// A function that accepts a `PlainSpy` fits the first overload, and that is the more specific one. A
// function that needs a store with a flush fits the second one. `Any` fits the rest.

private func accepts<Made>(plainStore make: (PlainSpy) -> Made) -> Bool { true }
private func accepts<Made>(plainStore make: (BufferedSpy) -> Made) -> Bool { false }
@_disfavoredOverload
private func accepts(plainStore make: Any) -> Bool { false }

private func wrapPlainStore<Made>(_ make: (PlainSpy, @escaping () -> Void) -> Made) -> Any? {
  make(PlainSpy()) {}
}
private func wrapPlainStore<Made>(_ make: (BufferedSpy, @escaping () -> Void) -> Made) -> Any? {
  nil
}

// `Any` fits everything, so the compiler takes that overload only if the first one doesn't fit.

private func make<Store, Made: Ids>(_ make: (Store) -> Made, over store: Store) -> (any Ids)? {
  make(store)
}
private func make(_ make: Any, over store: Any) -> (any Ids)? { nil }

private protocol Ids {
  func nextReminderId() throws -> Int
}

extension ReminderIdGenerator: Ids {}

// MARK: - Doubles

/// What is left after the end of a launch.
private final class Disk {
  var values: [String: Any] = [:]
}

/// A store without a flush.
private class PlainSpy: KeyValueStore {
  let disk: Disk
  private(set) var calls: [String] = []
  private var memory: [String: Any?] = [:]

  init(disk: Disk = Disk()) { self.disk = disk }

  func object(forKey key: String) -> Any? {
    calls.append("read")
    return memory[key] ?? disk.values[key]
  }

  func set(_ value: Any?, forKey key: String) {
    calls.append("write \(value ?? "nil")")
    memory.updateValue(value, forKey: key)
  }

  fileprivate func save() {
    calls.append("flush")
    for (key, value) in memory { disk.values[key] = value }
    memory = [:]
  }
}

/// A store that keeps its writes in memory until it is flushed.
private final class BufferedSpy: PlainSpy, Flushable {
  func flush() { save() }
}

/// The same store in a value, which is no object.
private struct StructStore: KeyValueStore, Flushable {
  let spy: BufferedSpy

  func object(forKey key: String) -> Any? { spy.object(forKey: key) }
  func set(_ value: Any?, forKey key: String) { spy.set(value, forKey: key) }
  func flush() { spy.flush() }
}
