import ObjectsOrProtocols
import ReminderStorage

final class SharedListGenerator: Rushed.ListGenerator {
  override func nextReminderId() throws(ReminderIdError) -> Int {  // error: does not override any
    let id = try super.nextReminderId()
    return id.isMultiple(of: 2) ? try super.nextReminderId() : id
  }
}
