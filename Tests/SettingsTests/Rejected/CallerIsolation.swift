// with: -disable-upcoming-feature NonisolatedNonsendingByDefault
// accepted with: -enable-upcoming-feature NonisolatedNonsendingByDefault
final class ReminderIdGenerator {
  private var last = -1

  func nextReminderId() async -> Int {
    last += 1
    return last
  }
}

@MainActor final class NewReminderScreen {
  private let generator = ReminderIdGenerator()

  func save() async -> Int {
    await generator.nextReminderId()  // error: risks causing data races
  }
}
