import Foundation
import ReminderStorage
import Testing

@testable import LegacyRescue

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Overrides what the first tests need: a store, a clock, a place for lines, and alarms that it
/// confirms at once.
final class TestingReminders: Step2.Reminders {
  let fake = FakeStore()
  var lines: [String] = []
  var files: [String: Data] = [:]
  var time = Date.distantPast

  override var store: any KeyValueStore { fake }
  override var now: Date { time }
  override func random(in range: ClosedRange<Int>) -> Int { range.lowerBound }
  override func say(_ line: String) { lines.append(line) }
  override func cancel(_ alarm: UUID) {}
  override func read(_ file: String) -> Data? { files[file] }
  override func write(_ data: Data, to file: String) { files[file] = data }

  override func send(_ request: URLRequest) async throws -> (Data, URLResponse) {
    Issue.record("a test has called the real server")
    throw URLError(.cancelled)
  }

  override func schedule(
    _ title: String, at time: Date, confirmed: @escaping @MainActor (UUID, Date) -> Void
  ) {
    confirmed(UUID(), time)
  }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
