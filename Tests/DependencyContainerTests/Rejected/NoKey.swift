import DependencyContainer

@MainActor func aScreen(app: AppContainer) {
  _ = app.userContainer()  // error: missing argument for parameter 'for' in call
}
