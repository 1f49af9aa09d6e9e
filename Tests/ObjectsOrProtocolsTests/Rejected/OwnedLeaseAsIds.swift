import ObjectsOrProtocols

struct LeaseOfOne: ~Copyable, ReminderIds {  // error: does not conform to protocol 'Copyable'
  func nextReminderId() -> Int { 100 }
}
