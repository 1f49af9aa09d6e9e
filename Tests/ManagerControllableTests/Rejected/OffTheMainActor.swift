import ManagerControllable
import ReminderStorage

func inTheBackground(store: any KeyValueStore) throws {
  let generator = ReminderIdGenerator(store: store)  // error: main actor-isolated initializer
  _ = try generator.nextReminderId()  // error: call to main actor-isolated instance method
}
