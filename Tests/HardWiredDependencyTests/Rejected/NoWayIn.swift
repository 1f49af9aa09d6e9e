import Foundation
import HardWiredDependency

func aTest(other: UserDefaults) {
  _ = ReminderIdGenerator(store: other)  // error: argument passed to call that takes no arguments
}
