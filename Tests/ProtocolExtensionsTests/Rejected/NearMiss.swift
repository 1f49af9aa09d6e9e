// with: -warnings-as-errors
import ProtocolExtensions
import ReminderStorage

struct Stub {
  let store: any KeyValueStore
}

extension Stub: ReminderIdGenerator {
  func nextReminderId() throws -> Int { 99 }  // error: nearly matches defaulted requirement
}
