import CompositionRoot
import ReminderStores

@MainActor func aScreen() {
  _ = UserScope(store: UserStore(user: "Ada", store: MemoryStore()))  // error: initializer is inaccessible
}
