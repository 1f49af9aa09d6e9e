import ChoosingATechnique
import ReminderStorage

func aCaller(store: any KeyValueStore) {
  _ = PackageHookGenerator()
  _ = PackageHookGenerator(store: store)  // error: argument passed to call that takes no arguments
}
