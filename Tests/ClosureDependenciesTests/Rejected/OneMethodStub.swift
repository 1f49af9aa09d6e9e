import ClosureDependencies

struct OneMethodStub: ReminderStoring {  // error: does not conform to protocol 'ReminderStoring'
  func save(_ reminder: Reminder) {}
}
