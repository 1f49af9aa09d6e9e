import Foundation
import ReminderStorage

/// What a framework needs, so that it can make an object of yours.
protocol MadeByTheFramework {
  init()
}

struct Generator: MadeByTheFramework {  // error: does not conform to protocol 'MadeByTheFramework'
  let store: any KeyValueStore

  init(store: any KeyValueStore = UserDefaults.standard) {
    self.store = store
  }
}
