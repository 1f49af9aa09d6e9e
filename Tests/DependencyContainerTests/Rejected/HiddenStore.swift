import DependencyContainer

@MainActor func aScreen(ids: ReminderIdGenerator) {
  _ = ids.store  // error: 'store' is inaccessible due to 'private' protection level
}
