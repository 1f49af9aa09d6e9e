import ReminderStorage

struct ReminderIdGenerator {
  let store: any KeyValueStore

  func nextReminderId() throws -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

@concurrent func importReminders(with generator: ReminderIdGenerator) async {}

@MainActor final class NewReminderScreen {
  private let generator: ReminderIdGenerator

  init(generator: ReminderIdGenerator) {
    self.generator = generator
  }

  func startTheImport() async {
    await importReminders(with: generator)  // error: risks causing data races
  }
}
