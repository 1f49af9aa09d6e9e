import ExerciseKit
import ReminderStorage
import Testing

@testable import ConstrainedExtensionsExercises

@Suite(.exercise("13.2")) struct SplitTheExtension {
  @Test func `the settings give no id`() {
    let settings = SettingsBox()
    let one: Any? = try? settings.nextReminderId()
    #expect(one is NotOffered, "`nextReminderId()` is still on the settings")
    let many: Any? = try? settings.nextReminderIds(count: 2)
    #expect(many is NotOffered, "`nextReminderIds(count:)` is still on the settings")
    #expect(
      settings.object(forKey: "currentReminderId") == nil,
      "a reminder id was stored in the settings")
  }

  @Test func `a server gives several ids`() {
    let result = try? several(of: ServerIds(), 3)
    #expect(
      !(result is NotOffered),
      "`ServerIds` has no `nextReminderIds(count:)`, although its body needs no store")
    #expect(
      result is NotOffered || result as? [Int] == [101, 102, 103],
      """
      nextReminderIds(count: 3) of a new `ServerIds` must return 101, 102 and 103, but it returned \
      \(told(result))
      """)
  }

  @Test func `the default is for stores alone`() {
    let id = try? NoStore().nextReminderId()
    #expect(
      id == -1,
      "a type that conforms and is no store has your `nextReminderId()`, which returned \(told(id))"
    )
  }

  @Test func `every other store that conforms has the default, too`() {
    let id = try? OtherBox().nextReminderId()
    #expect(
      id == 0,
      """
      a type that you have not seen is a store and conforms, so it must have your \
      `nextReminderId()`, whose first id is 0; it has none, or it returned \(told(id))
      """)
  }

  @Test func `the protocol requires one method`() {
    let result = try? several(of: Several(), 2)
    #expect(
      result is NotOffered || result as? [Int] == [5, 5],
      """
      a type has its own `nextReminderIds(count:)`, and a caller that sees the protocol got that \
      one; is it a requirement now? leave the protocol as it is
      """)
  }

  @Test func `the demo's store has the default, too`() {
    let found = ids(of: DemoBox(), 2)
    #expect(
      found == [0, 1],
      "the first two ids of a new `DemoBox` must be [0, 1], but they were \(told(found))")
  }

  @Test(arguments: [(nil, 0), (0, 1), (41, 42)] as [(Int?, Int)])
  func `the default returns the next id, and stores it`(stored: Int?, next: Int) {
    let box = ReminderBox()
    box.set(stored, forKey: "currentReminderId")
    let found = ids(of: box, 1)
    #expect(
      found == [next],
      "the last id is \(told(stored)), so the next one must be \(next), but it was \(told(found))")
    let last = box.object(forKey: "currentReminderId")
    #expect(
      last as? Int == next,
      "the id \(next) must be stored under \"currentReminderId\", but \(told(last)) was")
  }

  @Test func `two stores have two sequences`() {
    let boxes = [ReminderBox(), ReminderBox()]
    let found = [0, 0, 1, 0].flatMap { ids(of: boxes[$0], 1) ?? [] }
    #expect(
      found == [0, 1, 0, 2],
      """
      two stores took turns: first, first, second, first; their ids must be [0, 1, 0, 2], but \
      they were \(found)
      """)
  }

  @Test(arguments: [0, 1, 3]) func `the store gives several ids`(count: Int) {
    let box = ReminderBox()
    let result = try? several(of: box, count)
    // What needs a store is missing here, too: the check of the server tells of that.
    if result is NotOffered { return }
    #expect(
      result as? [Int] == Array(0..<count),
      """
      nextReminderIds(count: \(count)) of a new store must return \(Array(0..<count)), but it \
      returned \(told(result))
      """)
    let next = ids(of: box, 1)
    #expect(
      next == [count],
      """
      after nextReminderIds(count: \(count)) the next id must be \(count), but it was \(told(next)); \
      ids were given twice, or skipped
      """)
  }

  @Test func `an error is passed on`() {
    let full = ReminderIdError.exhausted(key: "currentReminderId")
    var result: Any?
    let found = error { result = try several(of: LastId(), 2) }
    if result is NotOffered { return }
    #expect(
      found == full,
      """
      a generator has one id left, so nextReminderIds(count: 2) must throw its error, `exhausted`, \
      but it threw \(told(found))
      """)
  }

  @Test func `what is stored may be no id, or the last one`() {
    let box = ReminderBox()
    box.set(Int.max, forKey: "currentReminderId")
    #expect(
      error { _ = try next(of: box) } == .exhausted(key: "currentReminderId"),
      "the largest id is stored, so nextReminderId() must throw `exhausted`")
    box.set("seven", forKey: "currentReminderId")
    #expect(
      error { _ = try next(of: box) } != nil && box.object(forKey: "currentReminderId") is String,
      "a text is stored in place of the last id, so nextReminderId() must throw and leave it there")
  }

  /// The ids that a caller gets through the protocol, or nil if there was an error.
  private func ids(of generator: some ReminderIds, _ count: Int) -> [Int]? {
    try? (0..<count).map { _ in try next(of: generator) }
  }

  /// The id that a caller gets through the protocol.
  private func next(of generator: some ReminderIds) throws -> Int {
    try generator.nextReminderId()
  }

  /// What a caller gets from your method for every generator, or `NotOffered` if there is none.
  private func several(of generator: some ReminderIds, _ count: Int) throws -> Any {
    try generator.nextReminderIds(count: count)
  }

  private func error(_ body: () throws -> Void) -> ReminderIdError? {
    do {
      try body()
      return nil
    } catch {
      return error as? ReminderIdError
    }
  }

  private func told(_ value: Any?) -> String { value.map { "\($0)" } ?? "nothing" }
}

/// A generator with one id left.
private final class LastId: ReminderIds {
  private var ids = [7]

  func nextReminderId() throws(ReminderIdError) -> Int {
    guard let id = ids.popLast() else { throw .exhausted(key: "currentReminderId") }
    return id
  }
}

/// A store that you have not seen; its own method is called only where no method of yours applies.
private final class OtherBox: KeyValueStore, ReminderIds {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }

  @_disfavoredOverload
  func nextReminderId() throws(ReminderIdError) -> Int { -1 }
}

/// A generator with several ids of its own, which a caller that sees the protocol doesn't get.
private struct Several: ReminderIds {
  func nextReminderId() -> Int { 5 }
  func nextReminderIds(count: Int) -> [Int] { [] }
}

/// A generator whose own method is called only where no method of yours applies.
private struct NoStore: ReminderIds {
  @_disfavoredOverload
  func nextReminderId() throws(ReminderIdError) -> Int { -1 }
}

/// What is called where no method of yours applies, because the compiler prefers any other one.
private struct NotOffered {}

extension KeyValueStore {
  @_disfavoredOverload
  fileprivate func nextReminderId() throws(ReminderIdError) -> NotOffered { NotOffered() }

  @_disfavoredOverload
  fileprivate func nextReminderIds(count: Int) throws(ReminderIdError) -> NotOffered {
    NotOffered()
  }
}

extension ReminderIds {
  @_disfavoredOverload
  fileprivate func nextReminderIds(count: Int) throws(ReminderIdError) -> NotOffered {
    NotOffered()
  }
}
