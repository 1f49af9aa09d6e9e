import Foundation
import ReminderStorage

class ReminderIdGenerator {
  private let last: Int?

  var store: any KeyValueStore { UserDefaults.standard }

  init() {
    last = store.object(forKey: "currentReminderId") as? Int  // error: 'self' used in property
  }
}
