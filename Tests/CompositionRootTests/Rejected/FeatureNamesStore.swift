import Foundation
import ReminderStorage

// A file of the feature: its target depends on ReminderStorage alone.
func makeListScreen(of file: URL) async throws {
  _ = try await FileStore.open(file)  // error: cannot find 'FileStore' in scope
}
