import ObjectsOrProtocols

func aCaller(lease: consuming OwnedLease) {
  let ids: any ReminderIds = lease  // error: does not conform to
}
