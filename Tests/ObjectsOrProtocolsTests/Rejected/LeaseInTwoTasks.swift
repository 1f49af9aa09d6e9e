import ObjectsOrProtocols

/// What parallel holders need.
func startTask(_ ids: some ReminderIds & Sendable) {}

func twoTasks(lease: LeasedIds) {
  startTask(lease)  // error: type 'LeasedIds' does not conform to the 'Sendable' protocol
}
