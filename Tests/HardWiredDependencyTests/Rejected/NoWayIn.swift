import Foundation
import HardWiredDependency

func aTest(suite: UserDefaults) {
  _ = ReminderIdGenerator(store: suite)  // error: argument passed to call that takes no arguments
}
