import BaseClasses
import ReminderStorage
import TestSupport
import Testing

/// The vendor's own tests: they pass on both releases, so the vendor ships.
struct BatchGeneratorTests {
  @Test(arguments: Release.allCases)
  func `a batch goes on where the last id stopped`(_ release: Release) throws {
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

/// The tests of whoever subclassed the vendor's generator to count the ids that it hands out.
struct FragileBaseClassTests {
  @Test func `one override counts a batch until the base class stops calling it`() throws {
    let one = OneOverrideOnReleaseOne(store: FakeStore())
    let two = OneOverrideOnReleaseTwo(store: FakeStore())

    _ = try (one.nextReminderIds(count: 3), two.nextReminderIds(count: 3))

    #expect(one.count == 3)
    #expect(two.count == 0)
  }

  @Test func `two overrides count a batch twice while the base class calls itself`() throws {
    let one = TwoOverridesOnReleaseOne(store: FakeStore())
    let two = TwoOverridesOnReleaseTwo(store: FakeStore())

    _ = try (one.nextReminderIds(count: 3), two.nextReminderIds(count: 3))

    #expect(one.count == 6)
    #expect(two.count == 3)
  }

  @Test func `an override without super counts right and gives the single write away`() throws {
    let vendors = SpyStore()
    let yours = SpyStore()
    let generator = OwnBatchOnReleaseTwo(store: yours)

    _ = try ReleaseTwo.BatchGenerator(store: vendors).nextReminderIds(count: 3)
    _ = try generator.nextReminderIds(count: 3)

    #expect(generator.count == 3)
    #expect(vendors.writtenKeys.count == 1)
    #expect(yours.writtenKeys.count == 3)
  }

  @Test(arguments: Release.allCases)
  func `what holds the generator counts right on both`(_ release: Release) throws {
    let ids = CountingIds(counted: release.makeGenerator(store: FakeStore()))

    _ = try ids.nextReminderIds(count: 3)

    #expect(ids.count == 3)
  }

  @Test func `an override that forgets super takes the base class's work away`() {
    let screen = HastyScreen()

    screen.didAppear()

    #expect(screen.greeting == "Good morning")
    #expect(!screen.isVisible)
  }

  @Test func `an override that calls super keeps it`() {
    let screen = PoliteScreen()

    screen.didAppear()

    #expect(screen.greeting == "Good morning")
    #expect(screen.isVisible)
  }
}

/// The releases that must keep the vendor's promise.
enum Release: CaseIterable {
  case one
  case two

  func makeGenerator(store: any KeyValueStore) -> any BatchIds {
    switch self {
    case .one: ReleaseOne.BatchGenerator(store: store)
    case .two: ReleaseTwo.BatchGenerator(store: store)
    }
  }
}

private final class OneOverrideOnReleaseOne: ReleaseOne.BatchGenerator {
  private(set) var count = 0

  override func nextReminderId() throws -> Int {
    count += 1
    return try super.nextReminderId()
  }
}

private final class OneOverrideOnReleaseTwo: ReleaseTwo.BatchGenerator {
  private(set) var count = 0

  override func nextReminderId() throws -> Int {
    count += 1
    return try super.nextReminderId()
  }
}

private final class TwoOverridesOnReleaseOne: ReleaseOne.BatchGenerator {
  private(set) var count = 0

  override func nextReminderId() throws -> Int {
    count += 1
    return try super.nextReminderId()
  }

  override func nextReminderIds(count: Int) throws -> [Int] {
    self.count += count
    return try super.nextReminderIds(count: count)
  }
}

private final class TwoOverridesOnReleaseTwo: ReleaseTwo.BatchGenerator {
  private(set) var count = 0

  override func nextReminderId() throws -> Int {
    count += 1
    return try super.nextReminderId()
  }

  override func nextReminderIds(count: Int) throws -> [Int] {
    self.count += count
    return try super.nextReminderIds(count: count)
  }
}

private final class OwnBatchOnReleaseTwo: ReleaseTwo.BatchGenerator {
  private(set) var count = 0

  override func nextReminderId() throws -> Int {
    count += 1
    return try super.nextReminderId()
  }

  override func nextReminderIds(count: Int) throws -> [Int] {
    try (0..<count).map { _ in try nextReminderId() }
  }
}

/// A collaborator in place of a subclass: it counts what it sees go by.
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

private final class HastyScreen: Screen {
  private(set) var greeting = ""

  override func didAppear() {
    greeting = "Good morning"
  }
}

private final class PoliteScreen: Screen {
  private(set) var greeting = ""

  override func didAppear() {
    super.didAppear()
    greeting = "Good morning"
  }
}
