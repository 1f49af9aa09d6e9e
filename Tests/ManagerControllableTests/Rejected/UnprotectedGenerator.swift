import Foundation
import ReminderStorage

struct UnprotectedGenerator {
  static let `default` = UnprotectedGenerator(  // error: 'default' is not concurrency-safe
    store: UserDefaults.standard)

  let store: any KeyValueStore
}
