import CompositionRoot

@MainActor func aScreen(store: UserStore) {
  _ = UserScope(store: store)  // error: initializer is inaccessible
}
