// with: -default-isolation MainActor
// accepted with: -default-isolation nonisolated
protocol ReminderIds {
  func nextReminderId() -> Int
}

nonisolated protocol SharedReminderIds: Sendable {
  func nextReminderId() -> Int
}

final class NewReminderScreen {
  init(_ ids: any ReminderIds, _ shared: any SharedReminderIds) {
    _ = (ids.nextReminderId(), shared.nextReminderId())
  }
}

@concurrent func importReminders(_ ids: any ReminderIds, _ shared: any SharedReminderIds) async {
  _ = shared.nextReminderId()
  _ = ids.nextReminderId()  // error: main actor-isolated instance method
}

protocol AwaitedReminderIds: Sendable {
  func nextReminderId() -> Int
}

@concurrent func importReminders(_ ids: any AwaitedReminderIds) async {
  _ = await ids.nextReminderId()
}
