import ClosureDependencies

func aCaller(store: ReminderStore) throws {
  try store.delete(id: 7)  // error: extraneous argument label 'id:' in call
}
