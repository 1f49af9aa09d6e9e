import Foundation
import ReminderStorage

class FactoryReminderIdGenerator {
  private let store: any KeyValueStore

  init() {
    store = makeStore()  // error: 'self' used in method call 'makeStore' before all stored
  }

  func makeStore() -> any KeyValueStore { UserDefaults.standard }
}
