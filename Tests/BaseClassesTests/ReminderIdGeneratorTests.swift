import BaseClasses
import Foundation
import ReminderStorage
import Testing

struct ReminderIdGeneratorTests {
  private let store = FakeStore()

  @Test func `the first id is zero`() throws {
    let generator = TestingGenerator(store)

    #expect(try generator.nextReminderId() == 0)
  }

  @Test func `the id after 41 is 42, and it is stored`() throws {
    store.set(41, forKey: "currentReminderId")

    #expect(try TestingGenerator(store).nextReminderId() == 42)
    #expect(store.object(forKey: "currentReminderId") as? Int == 42)
  }

  @Test func `two stores are two sequences`() throws {
    let mine = TestingGenerator(store)
    let yours = TestingGenerator(FakeStore())

    let ids = try [mine.nextReminderId(), mine.nextReminderId(), yours.nextReminderId()]

    #expect(ids == [0, 1, 0])
  }

  @Test func `a new generator continues where the last one stopped`() throws {
    _ = try TestingGenerator(store).nextReminderId()

    #expect(try TestingGenerator(store).nextReminderId() == 1)
  }

  @Test func `a stored text is reported and stays`() throws {
    store.set("seven", forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) { try TestingGenerator(store).nextReminderId() }
    #expect(store.object(forKey: "currentReminderId") as? String == "seven")
  }

  @Test func `the largest id is the last one`() throws {
    store.set(Int.max, forKey: "currentReminderId")

    #expect(throws: ReminderIdError.exhausted(key: "currentReminderId")) {
      try TestingGenerator(store).nextReminderId()
    }
    #expect(store.object(forKey: "currentReminderId") as? Int == .max)
  }
}

/// What a subclass can get wrong although it compiles.
extension ReminderIdGeneratorTests {
  @Test func `a subclass without a store traps, and the message names it`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try ForgetfulGenerator().nextReminderId()
    }

    let errors = try #require(result).standardErrorContent
    #expect(
      String(decoding: errors, as: UTF8.self).contains("ForgetfulGenerator must override store"))
  }

  @Test func `a subclass without a store can be created and passed around`() async {
    await #expect(processExitsWith: .success) {
      let generators: [ReminderIdGenerator] = [ForgetfulGenerator(), ForgetfulGenerator()]

      #expect(generators.count == 2, "nothing traps before the first id")
    }
  }

  @Test func `code in another module can read the store and write behind the rule`() throws {
    let generator: ReminderIdGenerator = TestingGenerator(store)
    _ = try generator.nextReminderId()

    generator.store.set(nil, forKey: "currentReminderId")

    #expect(try generator.nextReminderId() == 0, "the same id again")
  }

  // Nothing keeps the store from one id to the next, so each id is the first one. This can't happen
  // to a store that comes in through the initializer.
  @Test func `a new store for each read starts again at 0`() throws {
    let generator = LavishGenerator()

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 0])
    #expect(generator.ids == [nil, 0, nil, 0], "one store was read, and the next one written")
  }
}

private final class ForgetfulGenerator: ReminderIdGenerator {}

private final class LavishGenerator: ReminderIdGenerator {
  private var stores: [FakeStore] = []

  override var store: any KeyValueStore {
    let new = FakeStore()
    stores.append(new)
    return new
  }

  /// What each store that was created holds.
  var ids: [Int?] { stores.map { $0.object(forKey: currentReminderId) as? Int } }
}
