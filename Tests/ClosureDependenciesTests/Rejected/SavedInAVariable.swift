import ClosureDependencies

func aTest(store: ReminderStore) {
  var store = store
  var saved: [Reminder] = []
  store.save = { saved.append($0) }  // error: mutation of captured var 'saved'
}
