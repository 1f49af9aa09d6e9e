import ProtocolExtensions
import ReminderStorage

final class StubbedScreen: ReminderScreen {
  override func nextReminderId() -> Int { 99 }  // error: method does not override any method
}
