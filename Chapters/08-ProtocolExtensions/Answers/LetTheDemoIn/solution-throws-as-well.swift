// why: The override keeps the signature of its superclass, so it may throw, and never does.

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

class ReminderScreen: BaseScreen, NumbersReminders {
  let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

final class DemoScreen: ReminderScreen {
  private var lastId = 8999

  override func nextReminderId() throws(ReminderIdError) -> Int {
    lastId += 1
    return lastId
  }
}
