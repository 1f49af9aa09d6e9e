import ReminderStorage

func insideTheGenerator(store: any KeyValueStore) {
  store.set(7, forKey: currentReminderId)
  store.removePersistentDomain(forName: "app")  // error: has no member 'removePersistentDomain'
}
