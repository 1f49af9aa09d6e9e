import ProtocolExtensions
import ReminderStorage

final class DemoScreen: ReminderScreen, ReminderIdGenerator {  // error: redundant conformance
  func nextReminderId() -> Int { 9000 }
}
