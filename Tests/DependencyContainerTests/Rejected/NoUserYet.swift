import DependencyContainer

@MainActor func aScreen(container: any PreLoginDependencyContaining) {
  _ = container.user  // error: has no member 'user'
}
