import Foundation
import ManagerControllable

extension ReminderIdGenerator {
  static let shared = ReminderIdGenerator(  // error: 'shared' is not concurrency-safe
    store: UserDefaults.standard)
}
