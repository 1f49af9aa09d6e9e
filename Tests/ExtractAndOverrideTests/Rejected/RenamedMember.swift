import Foundation
import ReminderStorage

class ReminderIdGenerator {
  var defaults: any KeyValueStore { UserDefaults.standard }
}

class TestingReminderIdGenerator: ReminderIdGenerator {
  override var store: any KeyValueStore {  // error: property does not override any property
    UserDefaults()
  }
}
