// with: -warnings-as-errors
import KeyValueStore
import ProtocolExtensions

struct Stub {
  let store: any KeyValueStore
}

extension Stub: ReminderIdGenerator {
  func nextReminderID() -> Int { 99 }  // error: nearly matches defaulted requirement
}
