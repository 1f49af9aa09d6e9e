import DiamondProblem
import ReminderStorage

struct Both: SavedReminderIds, DraftReminderIds {  // error: type 'Both' does not conform
  let store: any KeyValueStore
  let drafts: any KeyValueStore
}
