import DiamondProblem
import ReminderStorage

protocol EventIds: ReminderIds {}

// The one addition, perhaps in somebody else's module. Without it, all of this compiles.
extension EventIds {
  func nextReminderId() throws(ReminderIdError) -> Int { 7 }
}

struct Agenda: SavedReminderIds, EventIds {  // error: type 'Agenda' does not conform to protocol
  let store: any KeyValueStore
}
