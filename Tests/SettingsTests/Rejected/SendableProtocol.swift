// with: -enable-upcoming-feature InferIsolatedConformances
protocol ReminderIds: Sendable {
  func nextReminderId() -> Int
}

@MainActor final class DraftScreen: ReminderIds {  // error: crosses into main actor-isolated code
  func nextReminderId() -> Int { 0 }
}

@MainActor final class PhoneScreen: ReminderIds {
  nonisolated func nextReminderId() -> Int { 0 }
}
