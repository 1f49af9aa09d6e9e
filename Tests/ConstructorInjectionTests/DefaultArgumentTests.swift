import ConstructorInjection
import Foundation
import ReminderStorage
import TestSupport
import Testing

struct DefaultArgumentTests {
  private let ids = ReminderIdGenerator(store: FakeStore())

  @Test func `a local, stable default may be left out`() throws {
    #expect(try ReminderLabels(ids: ids).nextLabel() == "#0")
  }

  @Test func `and it may be replaced`() throws {
    #expect(try ReminderLabels(ids: ids, style: { "No. \($0)" }).nextLabel() == "No. 0")
  }

  @Test(.aloneWithStandardDefaults)
  func `two tests that forget the store share the user's own defaults`() async {
    await #expect(processExitsWith: .success) {
      let before = UserDefaults.standard.object(forKey: currentReminderId)
      defer { UserDefaults.standard.set(before, forKey: currentReminderId) }
      UserDefaults.standard.removeObject(forKey: currentReminderId)

      let idInOneTest = try ConvenientReminderIdGenerator().nextReminderId()
      let idInAnother = try ConvenientReminderIdGenerator().nextReminderId()

      #expect(idInOneTest == 0)
      #expect(idInAnother == 1, "the other test wanted 0, too")
      #expect(UserDefaults.standard.integer(forKey: currentReminderId) == 1)
    }
  }

  @Test func `the compiler lets a hidden foreign default pass`() throws {
    let store = FakeStore()

    #expect(try GeneratorWithTwoInitializers(store: store).nextReminderId() == 0)
    #expect(try GeneratorWithOptionalStore(store: store).nextReminderId() == 1)
  }

  @Test func `a test that passes the store notices nothing of the default`() throws {
    #expect(try ConvenientReminderIdGenerator(store: FakeStore()).nextReminderId() == 0)
  }
}
