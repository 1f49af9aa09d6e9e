import DependencyContainer

@MainActor func aScreen(container: UserContainer) {
  _ = container.screen(.detail)  // error: member 'detail' expects argument of type 'DetailSetup'
}
