import ProtocolExtensions
import ReminderStorage

final class DemoScreen: ReminderScreen {
  override func nextReminderId() -> Int { 9000 }  // error: method does not override any method
}
