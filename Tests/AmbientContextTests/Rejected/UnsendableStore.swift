import ReminderStorage

func aContext(store: any KeyValueStore) {
  _ = TaskLocal(wrappedValue: store)  // error: type 'any KeyValueStore' does not conform to
}
