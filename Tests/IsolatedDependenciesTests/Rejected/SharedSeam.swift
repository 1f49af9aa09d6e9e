// with: -default-isolation MainActor
protocol ReminderIds {
  func nextReminderId() -> Int
}

nonisolated protocol BackgroundReminderIds {
  func nextReminderId() -> Int
}

nonisolated protocol SharedReminderIds: Sendable {
  func nextReminderId() -> Int
}

@concurrent func importReminders(_ ids: any ReminderIds) async {}
@concurrent func importReminders(_ ids: any BackgroundReminderIds) async {}
@concurrent func importReminders(_ ids: any SharedReminderIds) async {}

final class NewReminderScreen {
  private let ids: any ReminderIds
  private let background: any BackgroundReminderIds
  private let shared: any SharedReminderIds
  private let composed: any BackgroundReminderIds & Sendable

  init(
    _ ids: any ReminderIds, _ background: any BackgroundReminderIds,
    _ shared: any SharedReminderIds, _ composed: any BackgroundReminderIds & Sendable
  ) {
    (self.ids, self.background, self.shared) = (ids, background, shared)
    self.composed = composed
  }

  func startTheImport() async {
    await importReminders(shared)
    await importReminders(composed)
    await importReminders(ids)  // error: risks causing data races
    await importReminders(background)  // error: risks causing data races
  }
}
