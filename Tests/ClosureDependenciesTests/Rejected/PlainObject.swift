import ClosureDependencies

func store(over object: some ReminderStoring) -> ReminderStore {
  ReminderStore(object)  // error: does not conform to the 'Sendable' protocol
}
