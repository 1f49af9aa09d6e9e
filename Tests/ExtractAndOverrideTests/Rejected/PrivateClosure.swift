import Foundation
import ReminderStorage

class ReminderIdGenerator {
  private var currentStore: () -> any KeyValueStore = { UserDefaults.standard }
}

func theRestOfTheModule(generator: ReminderIdGenerator, other: any KeyValueStore) {
  generator.currentStore = { other }  // error: 'currentStore' is inaccessible due to 'private'
}
