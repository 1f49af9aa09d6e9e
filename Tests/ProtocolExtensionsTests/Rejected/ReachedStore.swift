import ProtocolExtensions
import ReminderStorage

func aCaller(ids: any ReminderIds) {
  _ = ids.store  // error: value of type 'any ReminderIds' has no member 'store'
}
