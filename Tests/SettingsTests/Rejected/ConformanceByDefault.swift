// with: -disable-upcoming-feature InferIsolatedConformances -default-isolation nonisolated
// accepted with: -disable-upcoming-feature InferIsolatedConformances -default-isolation MainActor
protocol ReminderIds {
  func nextReminderId() -> Int
}

@MainActor final class DraftScreen: ReminderIds {  // error: crosses into main actor-isolated code
  func nextReminderId() -> Int { 0 }
}

@MainActor final class PhoneScreen: @MainActor ReminderIds {
  func nextReminderId() -> Int { 0 }
}
