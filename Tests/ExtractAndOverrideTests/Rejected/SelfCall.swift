// with: -warnings-as-errors
import Foundation

class SelfCallingReminderIdGenerator {
  var store: UserDefaults { store }  // error: attempting to access 'store' within its own getter
}
