import ExerciseKit
import ReminderStorage
import Testing

@testable import CompositionRootExercises

@Suite(.exercise("19.1")) struct PredictTheSharing {
  private let predicted = PredictedIds()

  @Test func `a constant`() throws {
    let ids = Ids(store: MemoryStore())
    try expect(
      predicted.constant, toBe: added(list: ids, sheet: ids),
      because: "how often does the line with `let` run, and how many stores does that make?")
  }

  @Test func `a computed property`() throws {
    var ids: Ids { Ids(store: MemoryStore()) }
    try expect(
      predicted.computed, toBe: added(list: ids, sheet: ids),
      because: "the code in the braces runs each time that somebody reads `ids`; and who reads it?")
  }

  @Test func `a computed property on one store`() throws {
    let store = MemoryStore()
    var ids: Ids { Ids(store: store) }
    try expect(
      predicted.computedOnOneStore, toBe: added(list: ids, sheet: ids),
      because: "there are two `Ids`; how many places are there in which a last id is kept?")
  }

  @Test func `a value`() throws {
    let ids = Counter()
    try expect(
      predicted.valueType, toBe: added(list: ids, sheet: ids),
      because: "a struct is copied when it is passed along; how many variables hold a last id then?"
    )
  }

  @Test func `a file that is opened later`() throws {
    let file = File()
    let list = FileStore(file)
    var (listIds, ids) = (Ids(store: list), [Int]())
    try ids.append(listIds.next())
    list.save()
    var sheetIds = Ids(store: FileStore(file))
    try ids.append(sheetIds.next())
    try ids.append(listIds.next())
    expect(
      predicted.openedLater, toBe: ids,
      because: { answer in
        answer == [0, 0, 1]
          ? "the sheet's store reads the file after the first reminder was saved"
          : "the list's store has read the file once; what does it know of the sheet's reminder?"
      })
  }

  @Test func `a store for each user`() throws {
    let store = MemoryStore()
    func ids(of user: String) -> Ids { Ids(store: UserStore(user: user, store: store)) }
    try expect(
      predicted.scoped, toBe: added(list: ids(of: "Ada"), sheet: ids(of: "Grace")),
      because: "there is one store; under how many keys does it hold a last id?")
  }

  @Test func `ids that are held captive`() throws {
    let store = MemoryStore()
    func ids(of user: String) -> Ids { Ids(store: UserStore(user: user, store: store)) }
    try expect(
      predicted.captive, toBe: added(list: ids(of: "Ada"), sheet: ids(of: "Ada")),
      because: "Grace adds the reminder; whose ids does the object hold?")
  }

  private func added(list: any IdSource, sheet: any IdSource) throws -> [Int] {
    var (list, sheet) = (list, sheet)
    return [try list.next(), try sheet.next(), try list.next()]
  }
}

private protocol IdSource {
  mutating func next() throws -> Int
}

private struct Ids: IdSource {
  let store: any KeyValueStore

  mutating func next() throws -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

private struct Counter: IdSource {
  private var last: Int?

  mutating func next() throws -> Int {
    let id = try reminderId(after: last)
    last = id
    return id
  }
}

private class MemoryStore: KeyValueStore {
  fileprivate var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}

private final class File {
  var content: [String: Any] = [:]
}

private final class FileStore: MemoryStore {
  private let file: File

  init(_ file: File) {
    self.file = file
    super.init()
    values = file.content
  }

  func save() { file.content = values }
}

private struct UserStore: KeyValueStore {
  let user: String
  let store: any KeyValueStore

  func object(forKey key: String) -> Any? { store.object(forKey: "\(user): \(key)") }
  func set(_ value: Any?, forKey key: String) { store.set(value, forKey: "\(user): \(key)") }
}
