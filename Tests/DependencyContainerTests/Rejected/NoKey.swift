import DependencyContainer

@MainActor func aScreen(app: AppContainer) async throws {
  _ = try await app.userContainer()  // error: missing argument for parameter 'for' in call
}
