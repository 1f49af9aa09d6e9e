import ClosureDependencies

func isShared(_ one: ReminderStore, _ other: ReminderStore) -> Bool {
  one === other  // error: expected to be an instance of a class
}
