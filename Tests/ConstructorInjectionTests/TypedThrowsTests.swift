import ConstructorInjection
import ReminderStorage
import Testing

/// The generator declares the type of its error, so a `catch` of both cases needs no default.
///
/// A library that may need new errors later is better off with plain `throws`.
struct TypedThrowsTests {
  private let store = FakeStore()

  @Test func `two cases handle every error`() {
    store.set("seven", forKey: "currentReminderId")
    let message: String

    do {
      message = "Reminder \(try ReminderIdGenerator(store: store).nextReminderId())"
    } catch {
      switch error {
      case .notAnInteger: message = "The list of reminders is damaged."
      case .exhausted: message = "The list of reminders is full."
      }
    }

    #expect(message == "The list of reminders is damaged.")
  }
}
