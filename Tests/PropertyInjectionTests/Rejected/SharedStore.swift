import PropertyInjection
import ReminderStorage

/// The code that passed the store may still use it on another thread.
func aCaller(generator: LockedReminderIdGenerator, store: any KeyValueStore) {
  generator.use(store)  // error: does not conform to the 'Sendable' protocol
}
