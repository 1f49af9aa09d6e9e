import DiamondProblem
import ReminderStorage

func openDrafts(with ids: any DraftReminderIds) {}

func start(store: any KeyValueStore) {
  let saved = SavedIds(store: store)
  openDrafts(with: saved)  // error: argument type 'SavedIds' does not conform
}
