import ProtocolExtensions
import ReminderStorage

final class StubbedScreen: ReminderScreen, ReminderIdGenerator {  // error: redundant conformance
  func nextReminderId() -> Int { 99 }
}
