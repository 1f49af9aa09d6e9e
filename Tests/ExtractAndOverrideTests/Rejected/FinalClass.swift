import Foundation

final class ReminderIdGenerator {
  var store: UserDefaults { UserDefaults.standard }
}

class TestingReminderIdGenerator: ReminderIdGenerator {}  // error: inheritance from a final class
