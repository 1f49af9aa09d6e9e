import DependencyContainer
import ReminderStorage

@MainActor func aScreen(container: any DependencyContaining) {
  _ = container.store  // error: value of type 'any DependencyContaining' has no member 'store'
}
