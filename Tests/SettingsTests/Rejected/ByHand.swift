// with: -disable-upcoming-feature NonisolatedNonsendingByDefault
final class ReminderIdGenerator {
  private var last = -1

  nonisolated(nonsending) func nextReminderId() async -> Int {
    last += 1
    return last
  }

  @concurrent func nextReminderIdElsewhere() async -> Int {
    last += 1
    return last
  }
}

@MainActor final class NewReminderScreen {
  private let generator = ReminderIdGenerator()

  func save() async -> Int {
    await generator.nextReminderId()
  }

  func saveElsewhere() async -> Int {
    await generator.nextReminderIdElsewhere()  // error: risks causing data races
  }
}
