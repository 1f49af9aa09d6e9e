import Foundation
import ReminderStorage

class ReminderIdGenerator {
  var store: any KeyValueStore { UserDefaults.standard }

  func reset() -> () -> Void {
    {
      store.set(nil, forKey: "currentReminderId")  // error: reference to property
    }
  }
}
