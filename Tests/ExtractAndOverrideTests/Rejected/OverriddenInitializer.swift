import Foundation
import ReminderStorage

class ReminderIdGenerator {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  convenience init() {
    self.init(store: UserDefaults.standard)
  }
}

/// It is older than `init(store:)`, when the superclass's `init()` was a designated initializer.
class LoggingReminderIdGenerator: ReminderIdGenerator {
  override init() {  // error: initializer does not override a designated initializer
    super.init(store: UserDefaults.standard)
  }
}
