import BaseClasses
import DiamondProblem
import DispatchSafety
import Foundation
import ReminderStorage
import TestSupport
import Testing

/// Where a form keeps less than the contract, or more depends on how it is called.
struct DeviationTests {
  private let store = FakeStore()

  @Test func `the copy in the inbox starts again at 0 where the others report a text`() throws {
    store.set("seven", forKey: currentReminderId)

    let id = try Form.inboxCopy.generator(on: GivenStore(store: store)).nextReminderId()

    #expect(id == 0)
    #expect(store.object(forKey: currentReminderId) as? Int == 0, "\"seven\" is lost")
  }

  @Test func `the copy in the inbox crashes where the others report that no id is left`() async {
    await #expect(processExitsWith: .failure) {
      let store = FakeStore()
      store.set(Int.max, forKey: currentReminderId)
      _ = CopyAndPaste.InboxScreen(store: store).nextReminderId()
    }
  }

  @Test func `the diamond gives code that wants draft ids a saved one`() throws {
    let drafts = FakeStore()
    drafts.set(6, forKey: currentReminderId)
    store.set(41, forKey: currentReminderId)
    let generator = DiamondProblem.ReminderIdGenerator(store: store, drafts: drafts)

    let id = try (generator as any DraftReminderIds).nextReminderId()

    #expect(id == 42, "7 is the next id of a draft")
    #expect(drafts.object(forKey: currentReminderId) as? Int == 6)
  }

  @Test func `the generator with a locator changes its store between two ids`() throws {
    let other = FakeStore()
    other.set(41, forKey: currentReminderId)
    let locator = ServiceLocator()
    locator.register(store, as: "store")
    let generator = LocatedReminderIdGenerator(locator: locator)

    let first = try generator.nextReminderId()
    locator.register(other, as: "store")
    let second = try generator.nextReminderId()

    #expect(first == 0)
    #expect(second == 42, "the locator leads to the other store now")
  }

  @Test func `the object that is sent a message returns an Any`() throws {
    let receiver = MessagedReminderIdGenerator(store: store)

    let answer = try receiver.send("nextReminderId")

    #expect(answer as? Int == 0)
    #expect(answer as? Int8 == nil, "a wrong guess about the type compiles")
  }
}
