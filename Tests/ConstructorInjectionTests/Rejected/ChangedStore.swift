import ConstructorInjection
import ReminderStorage

func aCaller(generator: inout ReminderIdGenerator, other: any KeyValueStore) {
  generator.store = other  // error: 'store' is inaccessible due to 'private' protection level
}
