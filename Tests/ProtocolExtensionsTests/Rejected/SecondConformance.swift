import KeyValueStore
import ProtocolExtensions

final class StubbedScreen: ReminderScreen, ReminderIdGenerator {  // error: redundant conformance
  func nextReminderId() -> Int { 99 }
}
