import Foundation
import ReminderStorage

struct LazyGenerator {
  lazy var store: any KeyValueStore = UserDefaults.standard
}

func aCaller(generator: LazyGenerator) {
  _ = generator.store  // error: cannot use mutating getter on immutable value
}
