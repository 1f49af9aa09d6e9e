import ObjectsOrProtocols

actor LeaseOnAnActor: ReminderIds {  // error: crosses into actor-isolated code
  private var rest = 100..<200

  func nextReminderId() -> Int { rest.removeFirst() }
}
