import DependencyContainer

@MainActor func aScreen(app: AppContainer) throws {
  _ = try app.userContainer()  // error: missing argument for parameter 'for' in call
}
