// with: -enable-upcoming-feature InferIsolatedConformances
protocol ReminderIds {
  func nextReminderId() async throws -> Int
}

@MainActor final class ScreenIds: ReminderIds {
  func nextReminderId() -> Int { 0 }
}

nonisolated func elsewhere(screen: ScreenIds) -> any ReminderIds {
  screen  // error: main actor-isolated conformance of 'ScreenIds' to 'ReminderIds'
}

// `nonisolated` before its name, or a protocol that inherits from `Sendable`, prevents that.
@MainActor final class OpenIds: nonisolated ReminderIds {
  func nextReminderId() -> Int { 0 }
}

nonisolated func elsewhere(open: OpenIds) -> any ReminderIds { open }

protocol SendableReminderIds: Sendable {
  func nextReminderId() async throws -> Int
}

@MainActor final class SharedIds: SendableReminderIds {
  func nextReminderId() -> Int { 0 }
}

nonisolated func elsewhere(shared: SharedIds) -> any SendableReminderIds { shared }
