import IsolatedDependencies

@MainActor func onTheMainActor(_ generator: MainActorReminderIdGenerator) throws {
  let ids: any ReminderIds = generator
  _ = try ids.nextReminderId()
}

@concurrent func importReminders(with generator: MainActorReminderIdGenerator) async throws {
  _ = try await generator.nextReminderId()
  let ids: any ReminderIds = generator  // error: main actor-isolated conformance
  _ = try ids.nextReminderId()
}
