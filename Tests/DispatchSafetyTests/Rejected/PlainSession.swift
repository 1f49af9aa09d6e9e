import DispatchSafety
import Foundation
import ReminderStorage

func aCaller(logged: GenericLoggingStore<UserDefaults>) {
  _ = StoreSession(store: logged)  // error: 'UserDefaults' conform to 'Flushable'
}
