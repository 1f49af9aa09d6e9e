import DispatchSafety
import ReminderStorage

func aCaller(store: any KeyValueStore & Flushable) {
  let logged = GenericLoggingStore(store) { _ in }  // error: cannot conform to 'KeyValueStore'
  _ = StoreSession(store: logged)
}
