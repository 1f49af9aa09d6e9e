import BaseClasses
import ReminderStorage

extension Screen {
  private let store: any KeyValueStore  // error: extensions must not contain stored properties
}
