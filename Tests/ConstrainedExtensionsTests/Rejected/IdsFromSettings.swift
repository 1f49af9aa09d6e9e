import ConstrainedExtensions
import ReminderStorage

func aCaller(settings: any KeyValueStore) throws {
  _ = try settings.nextReminderId()  // error: 'any KeyValueStore' has no member 'nextReminderId'
}
