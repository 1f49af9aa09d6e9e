import ReminderStorage
import Synchronization
import TestSupport
import Testing
import ViewEnvironment

/// What becomes of a service that the surroundings hold.
@MainActor struct DefaultTests {
  private let store = MemoryStore()

  init() { store.set(41, forKey: currentReminderId) }

  @Test func `a second window starts again at 0`() throws {
    var added: [Int] = []
    let ids = ReminderIdGenerator(store: store)
    let main = AmbientAddReminder { added.append($0) }.surrounding(\.ids, ids).drawing()
    let quick = AmbientAddReminder { added.append($0) }.drawing()

    try main.press("Add")
    try quick.press("Add")

    #expect(added == [42, 0])
  }

  @Test func `a computed default is made anew for each screen`() throws {
    var added: [Int] = []
    for _ in 1...2 {
      let drawing = AmbientAddReminder { added.append($0) }.drawing()
      try drawing.press("Add")
      try drawing.press("Add")
    }

    #expect(added == [0, 1, 0, 1])
  }

  @Test func `drawn again, the same screen has a new default`() throws {
    var added: [Int] = []
    let screen = AmbientAddReminder { added.append($0) }
    try screen.drawing().press("Add")
    try screen.drawing().press("Add")

    #expect(added == [0, 0])
  }

  @Test func `a stored default is one for all windows and all tests of the process`() throws {
    struct Count: Screen {
      @Surrounding(\.counter) private var counter
      var body: some Component { Line("\(counter.next())") }
    }

    let first = try #require(Int(Count().drawing().lines[0]))

    #expect(Count().drawing().lines == ["\(first + 1)"], "another window, or another test")
  }

  @Test func `a default of nil loses nothing, and the second window's button throws`() throws {
    var added: [Int] = []
    let ids = ReminderIdGenerator(store: store)
    let main = OptionalAddReminder { added.append($0) }.surrounding(\.optionalIds, ids).drawing()
    let quick = OptionalAddReminder { added.append($0) }.drawing()

    try main.press("Add")
    #expect(throws: IdsNotSet.self) { try quick.press("Add") }

    #expect(added == [42])
    #expect(store.object(forKey: currentReminderId) as? Int == 42)
  }

  #if DEBUG
    @Test func `an assertion in the action makes a default of nil crash a debug build`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          struct Loud: Screen {
            @Surrounding(\.optionalIds) private var ids
            var body: some Component {
              Press("Add") { if ids == nil { assertionFailure("nobody has set the ids") } }
            }
          }
          try? Loud().drawing().press("Add")
        }
      }
      #expect(message(of: result).contains("nobody has set the ids"))
    }
  #endif

  @Test func `a default that crashes ends the process when the second window is drawn`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        struct Count: Screen {
          @Surrounding(\.crashingIds) private var ids
          var body: some Component { Press("Add") { _ = try ids.nextReminderId() } }
        }
        _ = Count().drawing()
      }
    }
    #expect(message(of: result).contains("nobody has set the ids"))
  }

  @Test func `a default over the app's store mends the second window, and a preview writes to it`()
    throws
  {
    let last = try #require(Disk.shared.object(forKey: currentReminderId) as? Int)
    var added: [Int] = []
    let main = DiskAddReminder { added.append($0) }.drawing()
    let quick = DiskAddReminder { added.append($0) }.drawing()

    try main.press("Add")
    try quick.press("Add")

    #expect(added == [last + 1, last + 2])

    let preview = DiskAddReminder { _ in }.drawing()
    try preview.press("Add")

    #expect(Disk.shared.object(forKey: currentReminderId) as? Int == last + 3)
  }
}

/// Nobody has set the generator above this button.
private struct IdsNotSet: Error {}

private enum OptionalIdsKey: SurroundingsKey {
  static var defaultValue: ReminderIdGenerator? { nil }
}

private enum CrashingIdsKey: SurroundingsKey {
  static var defaultValue: ReminderIdGenerator { fatalError("nobody has set the ids") }
}

private struct OptionalAddReminder: Screen {
  @Surrounding(\.optionalIds) private var ids
  let added: (Int) -> Void

  var body: some Component {
    Press("Add") {
      guard let ids else { throw IdsNotSet() }
      added(try ids.nextReminderId())
    }
  }
}

/// Stands for the store that the app keeps on the disk.
private final class Disk: KeyValueStore, Sendable {
  static let shared = Disk()

  private let id = Mutex(41)

  func object(forKey key: String) -> Any? { id.withLock { $0 } }
  func set(_ value: Any?, forKey key: String) {
    guard let value = value as? Int else { return }
    id.withLock { $0 = value }
  }
}

private enum DiskIdsKey: SurroundingsKey {
  static var defaultValue: ReminderIdGenerator { ReminderIdGenerator(store: Disk.shared) }
}

private struct DiskAddReminder: Screen {
  @Surrounding(\.diskIds) private var ids
  let added: (Int) -> Void

  var body: some Component {
    Press("Add") { added(try ids.nextReminderId()) }
  }
}

/// It protects its state, so a `static let` may hold it.
private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}

private enum CounterKey: SurroundingsKey {
  static let defaultValue = Counter()
}

extension Surroundings {
  fileprivate var diskIds: ReminderIdGenerator { self[DiskIdsKey.self] }

  fileprivate var crashingIds: ReminderIdGenerator { self[CrashingIdsKey.self] }

  fileprivate var optionalIds: ReminderIdGenerator? {
    get { self[OptionalIdsKey.self] }
    set { self[OptionalIdsKey.self] = newValue }
  }

  fileprivate var counter: Counter {
    get { self[CounterKey.self] }
    set { self[CounterKey.self] = newValue }
  }
}
