// with: -default-isolation MainActor
// accepted with: -default-isolation nonisolated
protocol ReminderIds {
  func nextReminderId() -> Int
}

nonisolated struct FixedIds: ReminderIds, Sendable {
  func nextReminderId() -> Int { 7 }
}

extension FixedIds {
  func lastReminderId() -> Int { 6 }
}

@concurrent func importReminders(with ids: FixedIds) async {
  _ = ids.nextReminderId()  // error: main actor-isolated instance method 'nextReminderId()'
  _ = ids.lastReminderId()  // error: main actor-isolated instance method 'lastReminderId()'
}

// The cure: the protocol and the extension have the word, too.
nonisolated protocol BackgroundIds {
  func nextReminderId() -> Int
}

nonisolated struct CountedIds: BackgroundIds, Sendable {
  func nextReminderId() -> Int { 7 }
}

nonisolated extension CountedIds {
  func lastReminderId() -> Int { 6 }
}

@concurrent func importReminders(with ids: CountedIds) async {
  _ = ids.nextReminderId()
  _ = ids.lastReminderId()
}

// A protocol that inherits from Sendable keeps the types that conform to it nonisolated.
nonisolated protocol SharedIds: Sendable {
  func nextReminderId() -> Int
}

struct LockedIds: SharedIds {
  func nextReminderId() -> Int { 7 }
  func lastReminderId() -> Int { 6 }
}

@concurrent func importReminders(with ids: LockedIds) async {
  _ = ids.nextReminderId()
  _ = ids.lastReminderId()
}
