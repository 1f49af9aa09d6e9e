import DependencyContainer

@MainActor func aScreen(app: AppContainer, ada: User) throws {
  _ = try app.userContainer(for: Session(user: ada))  // error: initializer is inaccessible
}
