import DependencyContainer

@MainActor func aScreen(container: UserContainer, setup: DetailSetup) {
  let screen = container.screen(.detail(setup))
  _ = screen.setup  // error: value of type 'UIViewController' has no member 'setup'
}
