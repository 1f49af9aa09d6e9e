public import Foundation
public import ReminderStorage

/// What the app is made of, as somebody may write it into a file.
public struct Configuration: Codable, Equatable {
  /// The suite that keeps the ids; none means the memory.
  public var suite: String?
  /// The date at which the clock stands; none means that it goes.
  public var clockStandsAt: Date?
  /// The files that reminders are delivered to.
  public var files: [URL]

  /// Makes a configuration.
  public init(suite: String? = nil, clockStandsAt: Date? = nil, files: [URL] = []) {
    self.suite = suite
    self.clockStandsAt = clockStandsAt
    self.files = files
  }
}

/// The one place that knows every module and picks some.
///
/// The name is Mark Seemann's. A program has one, near its start.
public enum CompositionRoot {
  /// Assembles the app that `configuration` describes.
  ///
  /// - Throws: ``UnknownSuite`` if there can be no such suite.
  public static func makeApp(_ configuration: Configuration) throws(UnknownSuite) -> ReminderApp {
    ReminderApp(
      store: try makeStore(configuration.suite),
      now: configuration.clockStandsAt.map { date in { date } } ?? { Date() },
      channel: EveryChannel(configuration.files.map(FileChannel.init)))
  }

  private static func makeStore(
    _ suite: String?
  ) throws(UnknownSuite) -> any KeyValueStore {
    guard let suite else { return MemoryStore() }
    guard let defaults = UserDefaults(suiteName: suite) else { throw UnknownSuite(name: suite) }
    return defaults
  }
}

/// There can be no suite of this name.
public struct UnknownSuite: Error, Equatable {
  /// The name that was asked for.
  public let name: String
}

/// A store that forgets with the program, for a demonstration.
public final class MemoryStore: KeyValueStore {
  private var values: [String: Any] = [:]

  /// Makes an empty store.
  public init() {}

  /// Returns the value stored under `key`, or nil if there is none.
  public func object(forKey key: String) -> Any? { values[key] }

  /// Stores `value` under `key`; nil removes what is stored there.
  public func set(_ value: Any?, forKey key: String) { values[key] = value }
}
