import ClosureDependencies

struct OneMethodStub: ReminderStoring {  // error: does not conform to protocol 'ReminderStoring'
  func lastId() throws -> Int? { 41 }
}
