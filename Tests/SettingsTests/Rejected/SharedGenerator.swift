// with: -default-isolation nonisolated
// accepted with: -default-isolation MainActor
final class ReminderIdGenerator {
  static let shared = ReminderIdGenerator()  // error: is not concurrency-safe because
  private var last = -1

  func nextReminderId() -> Int {
    last += 1
    return last
  }
}
