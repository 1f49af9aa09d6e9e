// wrong: Gives the demo a store of its own, and keeps the screen's counter beside it.
// sees: these must be 9000, 9001 and 9002

import ReminderStorage

// Exercise 8.5: let the demo in
//
// At a fair, `DemoScreen` returns ids from 9000 up, so that the demo's reminders can be deleted
// afterwards. But `makeReminder` and `makeReminders` ignore the screen's ids, and take theirs from
// the user's store. Change the two screens so that every reminder of a demo gets the demo's next id,
// whichever type the caller sees, and the demo never touches the store that it gets. Each demo
// starts at 9000. `ReminderScreen` works as before. Code that you can't change makes both screens with
// `init(store:)`, and holds each as a `ReminderScreen`, so that must still compile. The demo's
// `nextReminderId()` may throw, as that of its superclass does. Other types conform to the protocol,
// so leave the protocol and its extension as they are.

/// Returns reminder ids, and makes reminders with them.
protocol NumbersReminders {
  /// The store in which the last id is kept.
  var store: any KeyValueStore { get }

  /// Returns the next id, by default after storing it in `store`.
  func nextReminderId() throws(ReminderIdError) -> Int
}

extension NumbersReminders {
  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }

  /// Makes a reminder with the next id.
  func makeReminder(_ title: String) throws(ReminderIdError) -> NumberedReminder {
    NumberedReminder(id: try nextReminderId(), title: title)
  }

  /// Makes a reminder for each title, in order.
  func makeReminders(_ titles: [String]) throws(ReminderIdError) -> [NumberedReminder] {
    try titles.map { title throws(ReminderIdError) in try makeReminder(title) }
  }
}

/// Something to remember, with an id.
struct NumberedReminder: Equatable {
  let id: Int
  let title: String
}

/// A superclass that you can't change.
class BaseScreen {}

/// Lets a user add reminders.
class ReminderScreen: BaseScreen, NumbersReminders {
  let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }
}

/// Lets visitors of the fair add reminders.
final class DemoScreen: ReminderScreen {
  private var lastId = 8999

  override init(store: any KeyValueStore) {
    super.init(store: Drawer())
  }

  func nextReminderId() -> Int {
    lastId += 1
    return lastId
  }
}

private final class Drawer: KeyValueStore {
  private var values: [String: Any] = [currentReminderId: 8999]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
