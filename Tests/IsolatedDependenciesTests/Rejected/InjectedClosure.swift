// with: -default-isolation MainActor
final class NewReminderScreen {
  init(nextId: @escaping () -> Int) {}
}

nonisolated struct ReminderImport: Sendable {
  let nextId: @Sendable () -> Int
}

nonisolated struct AsyncReminderImport: Sendable {
  let nextId: @Sendable () async -> Int
}

nonisolated struct MainActorReminderImport: Sendable {
  let nextId: @MainActor @Sendable () -> Int
}

final class ScreenIds {
  private var last = -1

  func nextReminderId() -> Int {
    last += 1
    return last
  }
}

nonisolated struct FixedIds: Sendable {
  func nextReminderId() -> Int { 7 }
}

/// A synchronous `@Sendable` closure can't call a main-actor type's method, unless it's `@MainActor`, too.
///
/// Without `@Sendable`, as on the screen, it can. But such a closure can't go to the background.
func root() {
  let ids = ScreenIds()
  _ = NewReminderScreen(nextId: { ids.nextReminderId() })
  _ = ReminderImport(nextId: { FixedIds().nextReminderId() })
  _ = AsyncReminderImport(nextId: { await ids.nextReminderId() })
  _ = MainActorReminderImport(nextId: { ids.nextReminderId() })
  _ = ReminderImport(nextId: { ids.nextReminderId() })  // error: main actor-isolated
}
