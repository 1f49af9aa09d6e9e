import Foundation
import ReminderStorage

// A file of the feature: it doesn't import ReminderStores. ModuleTests checks that none does.
func makeListScreen(of file: URL) async throws {
  _ = try await FileStore.open(file)  // error: cannot find 'FileStore' in scope
}
