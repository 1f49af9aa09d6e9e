import DependencyContainer

@MainActor func aScreen(container: any PreLoginDependencyContaining) {
  _ = container.postLoginContainer()  // error: missing argument for parameter 'for' in call
}
