import DependencyContainer

@MainActor func aScreen(app: AppContainer, ada: User) {
  _ = app.userContainer(for: Session(user: ada))  // error: initializer is inaccessible
}
