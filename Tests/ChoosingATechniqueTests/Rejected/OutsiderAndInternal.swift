import ChoosingATechnique
import ReminderStorage

func aCaller(store: any KeyValueStore) {
  _ = InternalHookGenerator()
  _ = InternalHookGenerator(store: store)  // error: argument passed to call that takes no arguments
}
