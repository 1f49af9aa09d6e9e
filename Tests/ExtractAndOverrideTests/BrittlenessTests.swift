import ExtractAndOverride
import Foundation
import ReminderStorage
import Synchronization
import TestSupport
import Testing

/// How a testing subclass loses its hold on the class, while the app does what it always did.
@Suite(.aloneWithStandardDefaults) struct RefactoringTests {
  @Test func `the refactoring changes nothing that the app can notice`() async {
    await #expect(processExitsWith: .success) {
      try withNoStoredId { defaults in try characterize(TidyReminderIdGenerator(), in: defaults) }
    }
  }

  @Test func `where no id is stored, the old test passes and takes the user's id`() async {
    await #expect(processExitsWith: .success) {
      try withNoStoredId { defaults throws in
        let fake = FakeStore()
        let generator = TestingTidyReminderIdGenerator(fake: fake)

        let id = try generator.nextReminderId()

        #expect(id == 0, "the old test is green")
        #expect(fake.object(forKey: "currentReminderId") == nil, "but its fake was never used")
        #expect(defaults.object(forKey: "currentReminderId") as? Int == 0, "the user's store was")

        let again = TestingTidyReminderIdGenerator(fake: FakeStore())
        #expect(try again.nextReminderId() == 1, "the second run of the old test wants 0, too")
      }
    }
  }

  @Test func `where one is stored, the old test fails although nothing is wrong`() async {
    await #expect(processExitsWith: .success) {
      try withNoStoredId { defaults throws in
        defaults.set(41, forKey: "currentReminderId")
        let generator = TestingTidyReminderIdGenerator(fake: FakeStore())

        let id = try generator.nextReminderId()

        #expect(id == 42, "the old test wanted 0")
      }
    }
  }
}

/// What a superclass can do to its testing subclasses by calling one member more.
struct NewMemberTests {
  @Test func `a new member does its real work in every old test`() throws {
    let fake = FakeStore()
    let generator = TestingJournalingReminderIdGenerator(fake: fake)
    let before = Journal.shared.ids

    let id = try generator.nextReminderId()

    #expect(id == 0, "the old test is green")
    #expect(fake.object(forKey: "currentReminderId") as? Int == 0, "and it looked into its fake")
    #expect(Journal.shared.ids == before + [0], "yet it wrote into the app's own journal")
  }
}

/// After a refactoring that the app can't notice: the generator keeps its store.
private class TidyReminderIdGenerator: ReminderIds {
  private let defaults = UserDefaults.standard

  var store: any KeyValueStore { defaults }

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: defaults.object(forKey: currentReminderId))
    defaults.set(id, forKey: currentReminderId)
    return id
  }
}

private final class TestingTidyReminderIdGenerator: TidyReminderIdGenerator {
  private let fake: any KeyValueStore

  init(fake: any KeyValueStore) {
    self.fake = fake
  }

  override var store: any KeyValueStore { fake }
}

/// A later version, which also writes each id into a journal.
private class JournalingReminderIdGenerator: ReminderIds {
  var store: any KeyValueStore { UserDefaults.standard }
  var journal: Journal { Journal.shared }

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    journal.add(id)
    return id
  }
}

/// The testing subclass from before there was a journal.
private final class TestingJournalingReminderIdGenerator: JournalingReminderIdGenerator {
  private let fake: any KeyValueStore

  init(fake: any KeyValueStore) {
    self.fake = fake
  }

  override var store: any KeyValueStore { fake }
}

/// The app's journal, which one test alone uses.
private final class Journal: Sendable {
  static let shared = Journal()
  private let entries = Mutex<[Int]>([])

  var ids: [Int] { entries.withLock { $0 } }
  func add(_ id: Int) { entries.withLock { $0.append(id) } }
}
