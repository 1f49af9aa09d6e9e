import DependencyContainer

@MainActor func aScreen(app: AppContainer) {
  _ = app.user  // error: value of type 'AppContainer' has no member 'user'
  _ = app.screen(Screen.list)  // error: value of type 'AppContainer' has no member 'screen'
}
