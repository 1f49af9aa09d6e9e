import DispatchSafety
import ReminderStorage

/// A fake: it keeps what is written in memory until it is flushed, as a store on a disk may.
final class BufferedStore: KeyValueStore, Flushable {
  private let disk: any KeyValueStore
  private var waiting: [String: Any?] = [:]

  init(over disk: any KeyValueStore) { self.disk = disk }

  func object(forKey key: String) -> Any? {
    if let value = waiting[key] { return value }
    return disk.object(forKey: key)
  }

  func set(_ value: Any?, forKey key: String) { waiting.updateValue(value, forKey: key) }

  func flush() {
    for (key, value) in waiting { disk.set(value, forKey: key) }
    waiting = [:]
  }
}
