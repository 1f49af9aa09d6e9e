// with: -warnings-as-errors
import Foundation

class SelfCallingReminderIdGenerator {
  var store: UserDefaults { self.store }  // error: function call causes an infinite recursion
}
