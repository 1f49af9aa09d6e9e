import ObjectsOrProtocols

struct StubIds {
  func nextReminderId() -> Int { 7 }
}

func aTest() {
  _ = ThreeStoreys.ReminderDesk(ids: StubIds())  // error: cannot convert value of type 'StubIds'
}
