import ReminderStorage
import Synchronization

/// A fake that any task may use: it keeps texts and integers in memory, behind a lock.
final class FakeStore: KeyValueStore, Sendable {
  private let values: Mutex<[String: any Sendable]>

  init(_ values: [String: any Sendable] = [:]) {
    self.values = Mutex(values)
  }

  func object(forKey key: String) -> Any? {
    values.withLock { values -> (any Sendable)? in values[key] }
  }

  func set(_ value: Any?, forKey key: String) {
    let copy = sendable(value)
    values.withLock { $0[key] = copy }
  }

  /// An `Any` may not cross to another task, so a value must be one of the types known to.
  private func sendable(_ value: Any?) -> (any Sendable)? {
    switch value {
    case nil: nil
    case let number as Int: number
    case let text as String: text
    default: preconditionFailure("this fake keeps texts and integers only")
    }
  }
}
