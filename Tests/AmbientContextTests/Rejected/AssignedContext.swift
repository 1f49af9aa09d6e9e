import AmbientContext
import ReminderStorage

func aTest(store: any KeyValueStore & Sendable) {
  ScopedContext.store = store  // error: cannot assign to property: 'store' is a get-only property
}
