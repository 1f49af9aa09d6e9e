import BaseClasses
import ReminderStorage
import TestSupport
import Testing

/// The vendor's own tests, which pass on both releases.
struct BatchGeneratorTests {
  @Test(arguments: Release.allCases)
  func `a batch continues from the last id`(_ release: Release) throws {
    let store = FakeStore()
    let generator = release.makeGenerator(store: store)

    let ids = try [generator.nextReminderId()] + generator.nextReminderIds(count: 3)

    #expect(ids == [0, 1, 2, 3])
    #expect(store.object(forKey: "currentReminderId") as? Int == 3)
  }

  @Test(arguments: Release.allCases)
  func `an empty batch changes nothing`(_ release: Release) throws {
    let store = FakeStore()

    #expect(try release.makeGenerator(store: store).nextReminderIds(count: 0).isEmpty)
    #expect(store.object(forKey: "currentReminderId") == nil)
  }
}

/// Your tests: you count the vendor's ids, in a subclass and in a type that holds the generator.
struct FragileBaseClassTests {
  @Test func `one override counts a batch until the update`() throws {
    let beforeUpdate = OneOverrideBeforeUpdate(store: FakeStore())
    let afterUpdate = OneOverrideAfterUpdate(store: FakeStore())

    _ = try beforeUpdate.nextReminderIds(count: 3)
    _ = try afterUpdate.nextReminderIds(count: 3)

    #expect(beforeUpdate.count == 3)
    #expect(afterUpdate.count == 0)
  }

  @Test func `two overrides count a batch twice until the update`() throws {
    let beforeUpdate = TwoOverridesBeforeUpdate(store: FakeStore())
    let afterUpdate = TwoOverridesAfterUpdate(store: FakeStore())

    _ = try beforeUpdate.nextReminderIds(count: 3)
    _ = try afterUpdate.nextReminderIds(count: 3)

    #expect(beforeUpdate.count == 6)
    #expect(afterUpdate.count == 3)
  }

  @Test func `an override without super counts correctly and loses the single write`() throws {
    let vendors = SpyStore()
    let yours = SpyStore()
    let beforeUpdate = OwnBatchBeforeUpdate(store: FakeStore())
    let afterUpdate = OwnBatchAfterUpdate(store: yours)

    _ = try ReleaseTwo.BatchGenerator(store: vendors).nextReminderIds(count: 3)
    _ = try beforeUpdate.nextReminderIds(count: 3)
    _ = try afterUpdate.nextReminderIds(count: 3)

    #expect(beforeUpdate.count == 3)
    #expect(afterUpdate.count == 3)
    #expect(vendors.writtenKeys.count == 1)
    #expect(yours.writtenKeys.count == 3)
  }

  @Test func `after a third release, the batch and the single id call each other without end`() {
    let store = SpyStore()
    let generator = OwnBatchAfterThirdRelease(store: store)

    #expect(throws: StoppedByTheTest.self) { try generator.nextReminderIds(count: 1) }
    #expect(generator.calls == 100, "it would have gone on")
    #expect(store.writtenKeys.isEmpty)
  }

  @Test(arguments: Release.allCases)
  func `a type that holds the generator counts correctly in both releases`(_ release: Release)
    throws
  {
    let ids = CountingIds(counted: release.makeGenerator(store: FakeStore()))

    _ = try ids.nextReminderIds(count: 3)

    #expect(ids.count == 3)
  }

  @Test func `an override that forgets super leaves out what the base class does`() {
    let screen = GreetingScreen()

    screen.didAppear()

    #expect(screen.greeting == "Good morning")
    #expect(!screen.isVisible)
  }

  @Test func `an override of an empty hook has no super to forget`() {
    let screen = WelcomeScreen()

    screen.didAppear()

    #expect(screen.greeting == "Good morning")
    #expect(screen.isVisible)
  }

  @Test func `an override that calls super keeps it`() {
    let screen = GreetingScreenWithSuper()

    screen.didAppear()

    #expect(screen.greeting == "Good morning")
    #expect(screen.isVisible)
  }
}

/// The vendor's releases before and after your update.
enum Release: CaseIterable {
  case beforeUpdate
  case afterUpdate

  func makeGenerator(store: any KeyValueStore) -> any BatchIds {
    switch self {
    case .beforeUpdate: ReleaseOne.BatchGenerator(store: store)
    case .afterUpdate: ReleaseTwo.BatchGenerator(store: store)
    }
  }
}

// Each pair below is the same subclass, written for one release and for the next. Keep the two
// equal: the only difference is the superclass.

private final class OneOverrideBeforeUpdate: ReleaseOne.BatchGenerator {
  private(set) var count = 0

  override func nextReminderId() throws -> Int {
    let id = try super.nextReminderId()
    count += 1
    return id
  }
}

private final class OneOverrideAfterUpdate: ReleaseTwo.BatchGenerator {
  private(set) var count = 0

  override func nextReminderId() throws -> Int {
    let id = try super.nextReminderId()
    count += 1
    return id
  }
}

private final class TwoOverridesBeforeUpdate: ReleaseOne.BatchGenerator {
  private(set) var count = 0

  override func nextReminderId() throws -> Int {
    let id = try super.nextReminderId()
    count += 1
    return id
  }

  override func nextReminderIds(count: Int) throws -> [Int] {
    let ids = try super.nextReminderIds(count: count)
    self.count += ids.count
    return ids
  }
}

private final class TwoOverridesAfterUpdate: ReleaseTwo.BatchGenerator {
  private(set) var count = 0

  override func nextReminderId() throws -> Int {
    let id = try super.nextReminderId()
    count += 1
    return id
  }

  override func nextReminderIds(count: Int) throws -> [Int] {
    let ids = try super.nextReminderIds(count: count)
    self.count += ids.count
    return ids
  }
}

private final class OwnBatchBeforeUpdate: ReleaseOne.BatchGenerator {
  private(set) var count = 0

  override func nextReminderId() throws -> Int {
    let id = try super.nextReminderId()
    count += 1
    return id
  }

  override func nextReminderIds(count: Int) throws -> [Int] {
    try (0..<count).map { _ in try nextReminderId() }
  }
}

private final class OwnBatchAfterUpdate: ReleaseTwo.BatchGenerator {
  private(set) var count = 0

  override func nextReminderId() throws -> Int {
    let id = try super.nextReminderId()
    count += 1
    return id
  }

  override func nextReminderIds(count: Int) throws -> [Int] {
    try (0..<count).map { _ in try nextReminderId() }
  }
}

/// A third release: a single id is a batch of one.
private class ThirdRelease {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  func nextReminderId() throws -> Int { try nextReminderIds(count: 1)[0] }

  func nextReminderIds(count: Int) throws -> [Int] {
    try ReleaseTwo.BatchGenerator(store: store).nextReminderIds(count: count)
  }
}

/// Has the batch of the two subclasses above, and stops at the hundredth call.
private final class OwnBatchAfterThirdRelease: ThirdRelease {
  private(set) var calls = 0

  override func nextReminderIds(count: Int) throws -> [Int] {
    calls += 1
    guard calls < 100 else { throw StoppedByTheTest() }
    return try (0..<count).map { _ in try nextReminderId() }
  }
}

private struct StoppedByTheTest: Error {}

/// Holds a generator instead of subclassing one, and counts the ids that it returns.
private final class CountingIds: BatchIds {
  private let counted: any BatchIds
  private(set) var count = 0

  init(counted: any BatchIds) {
    self.counted = counted
  }

  func nextReminderId() throws -> Int {
    let id = try counted.nextReminderId()
    count += 1
    return id
  }

  func nextReminderIds(count: Int) throws -> [Int] {
    let ids = try counted.nextReminderIds(count: count)
    self.count += ids.count
    return ids
  }
}

private final class GreetingScreen: Screen {
  private(set) var greeting = ""

  override func didAppear() {
    greeting = "Good morning"
  }
}

class AppScreen: Screen {
  final override func didAppear() {
    super.didAppear()
    appeared()
  }

  /// A hook that does nothing, so that an override has no `super` to call.
  func appeared() {}
}

private final class WelcomeScreen: AppScreen {
  private(set) var greeting = ""

  override func appeared() {
    greeting = "Good morning"
  }
}

private final class GreetingScreenWithSuper: Screen {
  private(set) var greeting = ""

  override func didAppear() {
    super.didAppear()
    greeting = "Good morning"
  }
}
