import Foundation
import ReminderStorage
import Testing

/// The ticket of the lesson's first lines: from now on, ids begin at 1000.
struct TicketTests {
  private let fake = FakeStore()

  @Test func `with a new key, the id after 2500 is 1000, which is taken`() throws {
    fake.set(2500, forKey: "currentReminderId")
    let generator = TestingNewKeyReminderIdGenerator(fake: fake)

    #expect(try generator.nextReminderId() == 1000)
    #expect(fake.object(forKey: "lastReminderId") as? Int == 1000)
  }

  @Test func `on a new phone, the first ids are as the ticket wants them`() throws {
    let generator = TestingNewKeyReminderIdGenerator(fake: fake)

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [1000, 1001])
    #expect(fake.object(forKey: "lastReminderId") as? Int == 1001)
  }
}

/// What the ticket needed: the old key stays, and ids begin at 1000 where it has no value.
struct SolvedTicketTests {
  private let fake = FakeStore()

  @Test func `with the old key, the id after 2500 is 2501`() throws {
    fake.set(2500, forKey: "currentReminderId")

    #expect(try TestingOldKeyReminderIdGenerator(fake: fake).nextReminderId() == 2501)
    #expect(fake.object(forKey: "currentReminderId") as? Int == 2501)
  }

  @Test func `with the old key, the first id on a new phone is 1000`() throws {
    #expect(try TestingOldKeyReminderIdGenerator(fake: fake).nextReminderId() == 1000)
    #expect(fake.object(forKey: "currentReminderId") as? Int == 1000)
  }
}

private class OldKeyReminderIdGenerator {
  var store: any KeyValueStore { UserDefaults.standard }

  final func nextReminderId() throws -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId) ?? 999)
    store.set(id, forKey: currentReminderId)
    return id
  }
}

private final class TestingOldKeyReminderIdGenerator: OldKeyReminderIdGenerator {
  private let fake: any KeyValueStore

  init(fake: any KeyValueStore) {
    self.fake = fake
  }

  override var store: any KeyValueStore { fake }
}

/// The colleague's change: it forgets the last id that is stored under the old key.
private class NewKeyReminderIdGenerator {
  private let newKey = "lastReminderId"

  var store: any KeyValueStore { UserDefaults.standard }

  final func nextReminderId() throws -> Int {
    let id = try reminderId(after: store.object(forKey: newKey) ?? 999)
    store.set(id, forKey: newKey)
    return id
  }
}

private final class TestingNewKeyReminderIdGenerator: NewKeyReminderIdGenerator {
  private let fake: any KeyValueStore

  init(fake: any KeyValueStore) {
    self.fake = fake
  }

  override var store: any KeyValueStore { fake }
}
