import Foundation

actor ReminderIdGenerator {
  var store: UserDefaults { UserDefaults.standard }
}

actor TestingReminderIdGenerator: ReminderIdGenerator {}  // error: actor types do not support
