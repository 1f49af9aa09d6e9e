import Foundation
import ReminderStorage
import Testing

/// What no test through a testing subclass can see: the member that the subclass overrides.
struct BlindSpotTests {
  @Test func `a default that forgets passes every test through the subclass`() throws {
    let fake = FakeStore()

    try characterize(TestingForgetfulReminderIdGenerator(fake: fake), in: fake)
  }

  @Test func `and the app gets the same id each time`() throws {
    let generator = ForgetfulReminderIdGenerator()

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 0])
  }

  @Test func `a look at the default itself shows that it is not the user's`() {
    let store = ForgetfulReminderIdGenerator().store

    #expect(store as? UserDefaults !== UserDefaults.standard)
  }

  @Test func `a default that calls itself passes every test through the subclass`() throws {
    let fake = FakeStore()

    try characterize(TestingSelfCallingReminderIdGenerator(fake: fake), in: fake)
  }

  @Test func `and the app crashes at its first id`() async {
    await #expect(processExitsWith: .failure) {
      _ = try? SelfCallingReminderIdGenerator().nextReminderId()
    }
  }

  @Test func `an extracted method that calls itself gets no warning, without self either`() throws {
    let generator = SelfCallingMethodGenerator(demo: FakeStore())

    #expect(try generator.nextReminderId() == 0, "in the demo, which keeps clear of the call")
  }

  @Test func `it does not crash on the path that keeps clear of the call`() throws {
    let id = try SelfCallingReminderIdGenerator(isDemo: true).nextReminderId()

    #expect(id == 0, "so a look at the demo shows nothing")
  }
}

/// A bug in the extracted member: each call makes a store of its own.
private class ForgetfulReminderIdGenerator: ReminderIds {
  var store: any KeyValueStore { FakeStore() }

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

private final class TestingForgetfulReminderIdGenerator: ForgetfulReminderIdGenerator {
  private let fake: any KeyValueStore

  init(fake: any KeyValueStore) {
    self.fake = fake
  }

  override var store: any KeyValueStore { fake }
}

/// The trap of step 2: "replace all" has also replaced the call inside the extracted member.
///
/// The member read `demo ?? UserDefaults.standard` before.
private class SelfCallingReminderIdGenerator: ReminderIds {
  private let demo: (any KeyValueStore)?

  init(isDemo: Bool = false) {
    demo = isDemo ? FakeStore() : nil
  }

  var store: any KeyValueStore { self.demo ?? self.store }

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

/// The same trap in a method: the compiler accepts `store()` even without `self`.
///
/// In CI, warnings are errors, so this class compiles there only as long as there is none.
private class SelfCallingMethodGenerator: ReminderIds {
  private let demo: (any KeyValueStore)?

  init(demo: (any KeyValueStore)?) {
    self.demo = demo
  }

  func store() -> any KeyValueStore { demo ?? store() }

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store().object(forKey: currentReminderId))
    store().set(id, forKey: currentReminderId)
    return id
  }
}

private final class TestingSelfCallingReminderIdGenerator: SelfCallingReminderIdGenerator {
  private let fake: any KeyValueStore

  init(fake: any KeyValueStore) {
    self.fake = fake
  }

  override var store: any KeyValueStore { fake }
}
