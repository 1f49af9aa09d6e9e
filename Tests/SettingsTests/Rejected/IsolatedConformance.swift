// with: -disable-upcoming-feature InferIsolatedConformances
// accepted with: -enable-upcoming-feature InferIsolatedConformances
protocol ReminderIds {
  func nextReminderId() -> Int
}

@MainActor final class DraftScreen: ReminderIds {  // error: crosses into main actor-isolated code
  private var last = -1

  func nextReminderId() -> Int {
    last += 1
    return last
  }
}
