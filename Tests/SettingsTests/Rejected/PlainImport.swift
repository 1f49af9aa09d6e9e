// with: -enable-upcoming-feature InternalImportsByDefault
// accepted with: -disable-upcoming-feature InternalImportsByDefault
import ReminderStorage

/// Returns reminder ids.
public struct ReminderIdGenerator {
  /// Makes a generator that keeps its last id in `store`.
  public init(store: any KeyValueStore) {}  // error: its parameter uses an internal type
}
