// with: -default-isolation MainActor
// accepted with: -default-isolation nonisolated
struct ReminderIdGenerator: Sendable {
  func nextReminderId(after last: Int) -> Int { last + 1 }
}

nonisolated struct BackgroundIdGenerator: Sendable {
  func nextReminderId(after last: Int) -> Int { last + 1 }
}

@concurrent func importReminders() async {
  _ = BackgroundIdGenerator().nextReminderId(after: 0)
  _ = await ReminderIdGenerator().nextReminderId(after: 0)
  _ = ReminderIdGenerator().nextReminderId(after: 0)  // error: main actor-isolated
}
