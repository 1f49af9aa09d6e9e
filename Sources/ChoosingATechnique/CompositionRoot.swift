public import Foundation
public import ReminderStorage

/// Which modules the app is made of; it can be read from a file.
public struct Configuration: Codable, Equatable {
  /// Where ids can be kept.
  public enum Storage: Codable, Equatable {
    /// In memory, until the program ends.
    case memory
    /// In a suite of the user's defaults.
    case suite(name: String)
  }

  /// Where the ids are kept.
  ///
  /// It has no default, because an id from the wrong store is a bug.
  public var storage: Storage
  /// The date at which the clock stands still, for a demo or a screenshot; without one it runs.
  ///
  /// Tests of the app don't need it, because they pass a clock of their own.
  public var clockStandsAt: Date?
  /// The files that reminders are delivered to.
  public var files: [URL]

  /// Makes a configuration.
  public init(storage: Storage, clockStandsAt: Date? = nil, files: [URL]) {
    self.storage = storage
    self.clockStandsAt = clockStandsAt
    self.files = files
  }
}

/// The one place that names the concrete store, clock and channel, and makes the app of them.
///
/// A program has one, near its start. The term is Mark Seemann's. Here it shares a module with the app.
/// In a larger app, let the root alone import the modules of the concrete types, so that the compiler
/// keeps the app from naming them.
public enum CompositionRoot {
  /// Assembles the app that `configuration` describes.
  ///
  /// - Throws: ``UnknownSuite`` if no suite can have the configured name.
  public static func makeApp(_ configuration: Configuration) throws(UnknownSuite) -> ReminderApp {
    ReminderApp(
      ids: ReminderIdGenerator(store: try makeStore(configuration)),
      now: makeClock(configuration),
      channel: makeChannel(configuration))
  }

  private static func makeStore(
    _ configuration: Configuration
  ) throws(UnknownSuite) -> any KeyValueStore {
    switch configuration.storage {
    case .memory: return MemoryStore()
    case .suite(let name):
      guard let defaults = UserDefaults(suiteName: name) else { throw UnknownSuite(name: name) }
      return defaults
    }
  }

  private static func makeClock(_ configuration: Configuration) -> () -> Date {
    guard let date = configuration.clockStandsAt else { return { Date() } }
    return { date }
  }

  private static func makeChannel(_ configuration: Configuration) -> any Channel {
    EveryChannel(configuration.files.map(FileChannel.init))
  }
}

/// No suite can have this name.
public struct UnknownSuite: Error, Equatable {
  /// The name in the configuration.
  public let name: String
}

/// A store that keeps its values in memory, and loses them when the program ends.
public final class MemoryStore: KeyValueStore {
  private var values: [String: Any] = [:]

  /// Makes an empty store.
  public init() {}

  /// Returns the value stored under `key`, or nil if there is none.
  public func object(forKey key: String) -> Any? { values[key] }

  /// Stores `value` under `key`; nil removes what is stored there.
  public func set(_ value: Any?, forKey key: String) { values[key] = value }
}
