import DispatchSafety

func aCaller(logged: LoggingStore) {
  _ = StoreSession(store: logged)  // error: does not conform to expected type 'Flushable'
}
