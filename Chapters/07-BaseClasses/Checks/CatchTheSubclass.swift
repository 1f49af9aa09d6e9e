import ExerciseKit
import ReminderStorage
import Testing

// The tests that you write in `YourCatchTheSubclassTests.swift` belong to this suite. Each runs on
// the correct generator and on every broken one.
@Suite(.exercise("7.4"), .mutants(of: subclasses)) struct CatchTheSubclass {
  /// Creates the generator to test.
  func makeGenerator(store: any KeyValueStore) -> any CountingGenerator {
    SealedGenerator(generator: subclasses.current(store))
  }
}

/// A generator that counts the ids that it returns, as your tests see it.
protocol CountingGenerator {
  /// How many ids this generator has returned.
  var count: Int { get }

  func nextReminderId() throws -> Int
  func nextReminderIds(count: Int) throws -> [Int]
}

private let subclasses = Subjects<@Sendable (any KeyValueStore) -> any CountingGenerator>(
  of: "generator",
  right: { store in CountsWhatItReturns(store: store) },
  mutants: [
    "misses the ids of a batch, because its base class stopped calling the override": { store in
      CountsOnlySingleIds(store: store)
    },
    "counts each id of a batch twice, because its base class calls the override": { store in
      CountsBatchesTwice(store: store)
    },
    "counts a batch as one id": { store in CountsCalls(store: store) },
    "misses single ids": { store in CountsOnlyBatches(store: store) },
    "returns the same id for a whole batch": { store in RepeatsItself(store: store) },
    "counts an id that it could not return": { store in CountsTooEarly(store: store) },
    "hides an error of its base class and returns 0": { store in HidesErrors(store: store) },
    "forgets to call super, so that nothing is stored": { store in ForgetsSuper(store: store) },
    "changes the ids that its base class returns": { store in ChangesIds(store: store) },
  ])

// All generators have the same type, so that tests have to look at what they do.
private struct SealedGenerator: CountingGenerator, Sealed {
  let generator: any CountingGenerator

  var count: Int { generator.count }

  func nextReminderId() throws -> Int { try generator.nextReminderId() }

  func nextReminderIds(count: Int) throws -> [Int] {
    try generator.nextReminderIds(count: count)
  }
}

/// A base class whose batch calls the overridable method.
private class SelfCalling {
  let store: any KeyValueStore
  var count = 0

  init(store: any KeyValueStore) {
    self.store = store
  }

  func nextReminderId() throws -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }

  func nextReminderIds(count: Int) throws -> [Int] {
    try (0..<count).map { _ in try nextReminderId() }
  }
}

/// The same base class, one release later: its batch writes once.
private class WritingOnce: SelfCalling {
  override func nextReminderIds(count: Int) throws -> [Int] {
    var last = store.object(forKey: currentReminderId)
    let ids = try (0..<count).map { _ in
      let id = try reminderId(after: last)
      last = id
      return id
    }
    store.set(last, forKey: currentReminderId)
    return ids
  }
}

/// The right generator holds one, so it counts an id only after it has it.
private final class CountsWhatItReturns: CountingGenerator {
  private let counted: WritingOnce
  private(set) var count = 0

  init(store: any KeyValueStore) {
    counted = WritingOnce(store: store)
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

private final class CountsOnlySingleIds: WritingOnce, CountingGenerator {
  override func nextReminderId() throws -> Int {
    let id = try super.nextReminderId()
    count += 1
    return id
  }
}

private final class CountsBatchesTwice: SelfCalling, CountingGenerator {
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

private final class CountsCalls: WritingOnce, CountingGenerator {
  override func nextReminderId() throws -> Int {
    let id = try super.nextReminderId()
    count += 1
    return id
  }

  override func nextReminderIds(count: Int) throws -> [Int] {
    let ids = try super.nextReminderIds(count: count)
    self.count += 1
    return ids
  }
}

private final class CountsOnlyBatches: WritingOnce, CountingGenerator {
  override func nextReminderIds(count: Int) throws -> [Int] {
    let ids = try super.nextReminderIds(count: count)
    self.count += ids.count
    return ids
  }
}

private final class CountsTooEarly: SelfCalling, CountingGenerator {
  override func nextReminderId() throws -> Int {
    count += 1
    return try super.nextReminderId()
  }
}

private final class RepeatsItself: WritingOnce, CountingGenerator {
  override func nextReminderId() throws -> Int {
    let id = try super.nextReminderId()
    count += 1
    return id
  }

  override func nextReminderIds(count: Int) throws -> [Int] {
    let ids = try super.nextReminderIds(count: count)
    self.count += ids.count
    return ids.map { _ in ids[0] }
  }
}

private final class HidesErrors: SelfCalling, CountingGenerator {
  override func nextReminderId() throws -> Int {
    guard let id = try? super.nextReminderId() else { return 0 }
    count += 1
    return id
  }
}

private final class ForgetsSuper: SelfCalling, CountingGenerator {
  private var last: Int?

  override func nextReminderId() throws -> Int {
    let id = try reminderId(after: last ?? store.object(forKey: currentReminderId))
    last = id
    count += 1
    return id
  }
}

private final class ChangesIds: SelfCalling, CountingGenerator {
  override func nextReminderId() throws -> Int {
    _ = try super.nextReminderId()
    count += 1
    return count - 1
  }
}
