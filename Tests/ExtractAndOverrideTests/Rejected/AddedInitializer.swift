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

/// It overrides nothing.
///
/// But it relies on a call of `super.init()`, which Swift adds only if that is a designated
/// initializer.
class ListReminderIdGenerator: ReminderIdGenerator {
  private let list: String

  init(list: String) {
    self.list = list
  }  // error: 'super.init' isn't called on all paths before returning from initializer
}
