import AmbientContext
import Foundation
import ReminderStorage
import Testing

/// All tests of Swift Testing that replace the singleton's store are in this suite: `.serialized`
/// orders the tests of one suite among themselves, and does nothing about another suite's.
@Suite(.serialized, .restoredSharedStore) struct SharedContextTests {
  private let generator = SharedReminderIdGenerator()

  @Test(arguments: 1...3) func `each test begins with an empty store`(run: Int) throws {
    #expect(try generator.nextReminderId() == 0)
  }

  @Test func `the id after 41 is 42, and it is stored`() throws {
    let store = FakeStore(["currentReminderId": 41])
    SharedContext.shared.store = store

    #expect(try generator.nextReminderId() == 42)
    #expect(store.object(forKey: "currentReminderId") as? Int == 42)
  }

  @Test func `a stored text is reported and stays`() throws {
    SharedContext.shared.store.set("seven", forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) { try generator.nextReminderId() }
    #expect(SharedContext.shared.store.object(forKey: "currentReminderId") as? String == "seven")
  }

  @Test func `the old store is back after a test that throws`() async throws {
    SharedContext.shared.store.set(41, forKey: "currentReminderId")
    let test = try #require(Test.current)

    await #expect(throws: CocoaError.self) {
      try await RestoredSharedStore().provideScope(for: test, testCase: nil) {
        let id = try SharedReminderIdGenerator().nextReminderId()
        #expect(id == 0)
        throw CocoaError(.featureUnsupported)
      }
    }

    #expect(try generator.nextReminderId() == 42)
  }

  @Test func `a store replaced in the middle of a call gets nothing of that call`() throws {
    let replacement = FakeStore()
    let store = StoreThatReplacesItself(by: replacement)
    SharedContext.shared.store = store

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 0])
    #expect(store.writes == 1)
  }
}

/// What goes wrong when a test leaves a part of the ceremony out.
extension SharedContextTests {
  @Test func `without the restore, a test's result depends on who ran before`() throws {
    func theFirstIdIsZero() throws -> Bool { try generator.nextReminderId() == 0 }
    func theIdAfter41Is42() throws -> Bool {
      SharedContext.shared.store = FakeStore(["currentReminderId": 41])
      return try generator.nextReminderId() == 42
    }

    let inOneOrder = try [theFirstIdIsZero(), theIdAfter41Is42()]
    let inTheOther = try [theIdAfter41Is42(), theFirstIdIsZero()]  // 42 is stored by then

    #expect(inOneOrder == [true, true])
    #expect(inTheOther == [true, false])
  }

  @Test func `two tests that overlap leave a fake behind, although each restores`() {
    let original = SharedContext.shared.store
    original.set("the app", forKey: "owner")

    let beforeOne = SharedContext.shared.store  // test one begins
    SharedContext.shared.store = FakeStore(["owner": "test one"])
    let beforeTwo = SharedContext.shared.store  // test two begins, and saves the fake of test one
    SharedContext.shared.store = FakeStore(["owner": "test two"])
    SharedContext.shared.store = beforeOne  // test one ends
    SharedContext.shared.store = beforeTwo  // test two ends

    #expect(SharedContext.shared.store.object(forKey: "owner") as? String == "test one")
  }
}

/// A fake that puts another store into the singleton while it is being read.
private final class StoreThatReplacesItself: KeyValueStore, Sendable {
  private let replacement: FakeStore
  private let counted = FakeStore()

  init(by replacement: FakeStore) {
    self.replacement = replacement
  }

  var writes: Int { counted.object(forKey: "writes") as? Int ?? 0 }

  func object(forKey key: String) -> Any? {
    SharedContext.shared.store = replacement
    return nil
  }

  func set(_ value: Any?, forKey key: String) { counted.set(writes + 1, forKey: "writes") }
}
