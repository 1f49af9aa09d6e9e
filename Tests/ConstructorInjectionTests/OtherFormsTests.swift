import ConstructorInjection
import ReminderStorage
import Testing

/// The forms without an existential: each behaves as the one with an existential does.
struct OtherFormsTests {
  enum Form: CaseIterable {
    case generic, inlinable, closure

    func nextReminderId(on store: FakeStore) -> () throws -> Int {
      switch self {
      case .generic: GenericReminderIdGenerator(store: store).nextReminderId
      case .inlinable: InlinableReminderIdGenerator(store: store).nextReminderId
      case .closure:
        ClosureReminderIdGenerator(
          lastId: { store.object(forKey: "currentReminderId") },
          keep: { store.set($0, forKey: "currentReminderId") }
        ).nextReminderId
      }
    }
  }

  @Test(arguments: Form.allCases)
  func `two stores are two sequences`(form: Form) throws {
    let mine = FakeStore()
    let yours = FakeStore()
    yours.set(41, forKey: "currentReminderId")
    let (myNextId, yourNextId) = (form.nextReminderId(on: mine), form.nextReminderId(on: yours))

    let ids = try [myNextId(), yourNextId(), myNextId(), yourNextId()]

    #expect(ids == [0, 42, 1, 43])
    #expect(mine.object(forKey: "currentReminderId") as? Int == 1)
  }

  @Test(arguments: Form.allCases)
  func `a stored text is reported and stays`(form: Form) {
    let store = FakeStore()
    store.set("seven", forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) { try form.nextReminderId(on: store)() }
    #expect(store.object(forKey: "currentReminderId") as? String == "seven")
  }
}
