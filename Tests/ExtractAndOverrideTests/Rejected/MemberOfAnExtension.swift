import Foundation
import ReminderStorage

class ReminderIdGenerator {}

extension ReminderIdGenerator {
  var store: any KeyValueStore { UserDefaults.standard }
}

class TestingReminderIdGenerator: ReminderIdGenerator {
  override var store: any KeyValueStore {  // error: 'store' is declared in extension of
    UserDefaults()
  }
}
