import ProtocolExtensions
import ReminderStorage

struct UntypedStub: ReminderIds {  // error: does not conform to protocol
  func nextReminderId() throws -> Int { 99 }
}
