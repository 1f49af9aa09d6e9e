// why: The testing subclass has a fake of its own unless it gets one, and shows what it holds.

import ReminderStorage
import Testing

// Exercise 5.3: test both sides
//
// `ReminderIds` is an id generator whose store has been extracted into a member. Three tests of its
// rule are here already. They need a testing subclass that works: `store` has to be overridden.
//
//     ReminderIds()              the app's generator
//     ids.store                  where it keeps the last id; in the app that is `UserStore.shared`
//     try ids.nextReminderId()   the next id, stored under `currentReminderId`
//
// Then write tests of what the three leave out. They look at what the generator returns, and never
// at what it leaves in the fake. Nor do they see what your subclass hides: which store the app
// gets. When you test that, take no id with `ReminderIds()`, because it would be one of the user's.
//
// Each test runs on a right generator, where it must pass, and on nine broken ones. Every broken
// one must make at least one test fail.

private final class TestingReminderIds: ReminderIds {
  private let fake: FakeStore

  init(fake: FakeStore = FakeStore()) {
    self.fake = fake
  }

  override var store: any KeyValueStore {
    get { fake }
  }

  var last: Any? { fake.object(forKey: currentReminderId) }
}

extension TestBothSides {
  @Test func `the first id is zero`() throws {
    let ids = TestingReminderIds(fake: FakeStore())

    #expect(try ids.nextReminderId() == 0)
  }

  @Test func `the id after 6 is 7`() throws {
    let fake = FakeStore()
    fake.set(6, forKey: currentReminderId)

    #expect(try TestingReminderIds(fake: fake).nextReminderId() == 7)
  }

  @Test func `a stored text is reported`() {
    let fake = FakeStore()
    fake.set("seven", forKey: currentReminderId)

    #expect(throws: (any Error).self) { try TestingReminderIds(fake: fake).nextReminderId() }
    #expect(fake.object(forKey: currentReminderId) as? String == "seven")
  }

  @Test func `the fake holds each id`() throws {
    let fake = FakeStore()
    let ids = TestingReminderIds(fake: fake)
    for id in 0...3 {
      #expect(try ids.nextReminderId() == id)
      #expect(fake.object(forKey: currentReminderId) as? Int == id)
    }
  }

  @Test func `it goes on from what somebody else stored`() throws {
    let fake = FakeStore()
    let ids = TestingReminderIds(fake: fake)
    _ = try ids.nextReminderId()
    fake.set(41, forKey: currentReminderId)
    #expect(try ids.nextReminderId() == 42)
    #expect(try TestingReminderIds(fake: fake).nextReminderId() == 43)
    #expect(fake.object(forKey: currentReminderId) as? Int == 43)
  }

  @Test func `there is no id after the largest`() throws {
    let fake = FakeStore()
    fake.set(Int.max, forKey: currentReminderId)
    #expect(throws: (any Error).self) { try TestingReminderIds(fake: fake).nextReminderId() }
    #expect(fake.object(forKey: currentReminderId) as? Int == .max)
  }

  @Test func `two fakes`() throws {
    let (mine, yours) = (TestingReminderIds(), TestingReminderIds())
    let ids = try [mine, yours, mine, mine].map { try $0.nextReminderId() }
    #expect(ids == [0, 0, 1, 2])
    #expect(mine.last as? Int == 2)
    #expect(yours.last as? Int == 0)
  }

  @Test(arguments: 1...2) func `which store the app gets`(_: Int) {
    let app = ReminderIds()
    for _ in 1...2 {
      let store = app.store as AnyObject
      #expect(ObjectIdentifier(store) == ObjectIdentifier(UserStore.shared))
    }
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
