import Foundation
import ReminderStorage

/// A struct whose getter is mutating, because the first read of a `lazy` property stores its value.
///
/// That is one reason why the chapter's generators are classes.
struct LazyGenerator {
  lazy var store: any KeyValueStore = UserDefaults.standard
}

func aCaller(generator: LazyGenerator) {
  _ = generator.store  // error: cannot use mutating getter on immutable value
}
