import DependencyContainer

@MainActor func aScreen(app: AppContainer, ada: User) async throws {
  _ = try await app.userContainer(for: Session(user: ada))  // error: initializer is inaccessible
}
