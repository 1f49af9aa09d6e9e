import Foundation
import MethodInjection
import Testing

struct ReminderTests {
  private let due = Date(timeIntervalSince1970: 32_400)
  private var reminder: Reminder { Reminder(id: 0, title: "Pay rent", due: due) }

  @Test(arguments: [(-1.0, false), (0, false), (0.001, true)])
  func `a reminder is overdue as soon as its date has passed`(
    seconds: Double, isOverdue: Bool
  ) {
    #expect(reminder.isOverdue(at: due + seconds) == isOverdue)
  }
}
