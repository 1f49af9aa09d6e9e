import DependencyContainer

@MainActor func aScreen(container: any HasServer) {
  _ = container.reminderIdGenerator()  // error: has no member 'reminderIdGenerator'
}
