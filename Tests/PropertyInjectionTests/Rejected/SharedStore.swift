import PropertyInjection
import ReminderStorage

func aCaller(generator: LockedReminderIdGenerator, store: any KeyValueStore) {
  generator.use(store)  // error: does not conform to the 'Sendable' protocol
}
