import CompositionRoot

@MainActor func aScreen(store: UserStore) {
  _ = UserScope(store: store, save: {})  // error: initializer is inaccessible
}
