import DependencyContainer

@MainActor func aScreen(container: any Setup.HasServer) {
  _ = container.reminderIdGenerator()  // error: has no member 'reminderIdGenerator'
}
