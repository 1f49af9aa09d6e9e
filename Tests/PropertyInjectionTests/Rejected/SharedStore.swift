import PropertyInjection
import ReminderStorage

func aCaller(
  store: LazyDefault<any KeyValueStore>  // error: type 'any KeyValueStore' does not conform to
) {}
