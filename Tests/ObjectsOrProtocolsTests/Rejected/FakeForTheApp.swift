import BaseClasses
import ReminderStorage

func aTest(fake: any KeyValueStore) {
  _ = DefaultsReminderIdGenerator(defaults: fake)  // error: cannot convert value of type
}
