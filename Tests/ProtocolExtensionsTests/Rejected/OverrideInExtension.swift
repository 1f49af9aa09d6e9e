import ProtocolExtensions
import ReminderStorage

class ReplaceableScreen: Screen {
  let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }
}

extension ReplaceableScreen: ReminderIdGenerator {
  func nextReminderId() -> Int { 0 }
}

final class DemoScreen: ReplaceableScreen {
  override func nextReminderId() -> Int { 9000 }  // error: is declared in extension
}
