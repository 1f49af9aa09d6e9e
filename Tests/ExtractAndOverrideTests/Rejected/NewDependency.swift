import ReminderStorage

struct Journal {}

struct ReminderIdGenerator {
  init(store: any KeyValueStore, journal: Journal) {}
}

func anOldTest(fake: any KeyValueStore) {
  _ = ReminderIdGenerator(store: fake)  // error: missing argument for parameter 'journal' in call
}
