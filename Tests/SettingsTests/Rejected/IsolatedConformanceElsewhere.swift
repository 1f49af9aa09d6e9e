// with: -enable-upcoming-feature InferIsolatedConformances
protocol ReminderIds {
  func nextReminderId() -> Int
}

@MainActor final class DraftScreen: ReminderIds {
  func nextReminderId() -> Int { 0 }
}

@MainActor func onTheMainActor(screen: DraftScreen) -> any ReminderIds { screen }

nonisolated func elsewhere(screen: DraftScreen) -> any ReminderIds {
  screen  // error: main actor-isolated conformance of 'DraftScreen' to 'ReminderIds'
}
