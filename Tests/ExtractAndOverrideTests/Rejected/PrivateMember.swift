import Foundation

class ReminderIdGenerator {
  private var store: UserDefaults { UserDefaults.standard }
}

class TestingReminderIdGenerator: ReminderIdGenerator {
  override var store: UserDefaults {  // error: property does not override any property
    UserDefaults()
  }
}
