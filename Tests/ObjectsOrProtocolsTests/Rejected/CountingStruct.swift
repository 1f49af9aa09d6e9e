import ObjectsOrProtocols

struct CountedIds: ReminderIds {
  private var next = 100

  func nextReminderId() -> Int {
    defer { next += 1 }  // error: 'self' is immutable
    return next
  }
}
