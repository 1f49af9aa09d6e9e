import AmbientContext
import KeyValueStore

func aTest(store: any KeyValueStore & Sendable) {
  ScopedContext.store = store  // error: cannot assign to property: 'store' is a get-only property
}
