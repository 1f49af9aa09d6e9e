import ReminderStorage

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
///
/// Any class without a lock would do: it isn't `Sendable`.
final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  init(_ last: Int? = nil) {
    values[currentReminderId] = last
  }

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
