import KeyValueStore
import PropertyInjection

func aCaller(
  store: LazyDefault<any KeyValueStore>  // error: type 'any KeyValueStore' does not conform to
) {}
