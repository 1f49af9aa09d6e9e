public import Foundation

/// A channel that adds a line to a file for each reminder.
public struct FileChannel: Channel {
  private let file: URL

  /// Makes a channel that writes to `file`.
  public init(file: URL) {
    self.file = file
  }

  /// Adds a line with the reminder's id, time and title.
  public func deliver(_ reminder: Reminder) throws {
    let before =
      FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
      ? try Data(contentsOf: file) : Data()
    let line = "\(reminder.id) \(reminder.created.ISO8601Format()) \(reminder.title)\n"
    try (before + Data(line.utf8)).write(to: file)
  }
}

/// A channel that keeps reminders in memory, to be looked at later.
public final class Outbox: Channel {
  /// What was delivered, in order.
  public private(set) var reminders: [Reminder] = []

  /// Makes an empty outbox.
  public init() {}

  /// Keeps the reminder.
  public func deliver(_ reminder: Reminder) { reminders.append(reminder) }
}

/// A channel made of channels: a new module that no old one knows of.
public struct EveryChannel: Channel {
  private let channels: [any Channel]

  /// Makes a channel that delivers to each of `channels`.
  public init(_ channels: [any Channel]) {
    self.channels = channels
  }

  /// Delivers the reminder to each channel in turn, until one throws.
  public func deliver(_ reminder: Reminder) throws {
    for channel in channels { try channel.deliver(reminder) }
  }
}
