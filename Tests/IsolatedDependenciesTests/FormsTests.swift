import IsolatedDependencies
import ReminderStorage
import Testing

/// The rule of the ids, in the forms that tasks may share.
struct FormsTests {
  @Test(arguments: Form.allCases)
  func `the id after 6 is 7`(form: Form) async throws {
    #expect(try await form.nextId(after: 6) == 7)
  }

  @Test(arguments: Form.allCases)
  func `the first id is zero`(form: Form) async throws {
    #expect(try await form.nextId(after: nil) == 0)
  }

  @Test(arguments: Form.allCases)
  func `a stored text is reported`(form: Form) async throws {
    let expected = ReminderIdError.notAnInteger(found: "seven (String)", key: "currentReminderId")
    await #expect(throws: expected) { try await form.nextId(after: "seven") }
  }

  @Test(arguments: Form.allCases)
  func `the largest id is the last one`(form: Form) async throws {
    await #expect(throws: ReminderIdError.self) { try await form.nextId(after: Int.max) }
  }

  enum Form: CaseIterable {
    case lock, actor, mainActor, wholeStep, database

    func nextId(after last: sending Any?) async throws -> Int {
      let store = FakeStore()
      store.set(last, forKey: currentReminderId)
      return switch self {
      case .lock: try LockedReminderIdGenerator(store: store).nextReminderId()
      case .actor: try await IsolatedReminderIdGenerator(store: store).nextReminderId()
      case .mainActor: try await MainActorReminderIdGenerator(store: store).nextReminderId()
      case .wholeStep:
        try ReminderIdGenerator(sequence: LockedLastId(store: store)).nextReminderId()
      case .database:
        try await AsyncReminderIdGenerator(sequence: ReminderDatabase(store: store))
          .nextReminderId()
      }
    }
  }
}
