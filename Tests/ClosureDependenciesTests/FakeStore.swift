import ReminderStorage

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
