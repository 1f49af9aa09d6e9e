import BaseClasses
import ReminderStorage

class AppGenerator: ReminderIdGenerator {
  override let store: any KeyValueStore  // error: cannot override with a stored property 'store'

  init(store: any KeyValueStore) {
    self.store = store
  }
}
