// with: -warnings-as-errors
import ReminderStorage

class SelfCallingReminderIdGenerator {
  private let demo: (any KeyValueStore)? = nil

  var store: any KeyValueStore { demo ?? store }  // error: attempting to access 'store' within
}
