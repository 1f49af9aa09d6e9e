public import Foundation

/// A channel that adds a line to a file for each reminder.
public struct FileChannel: Channel {
  private let file: URL

  /// Makes a channel that writes to `file`.
  public init(file: URL) {
    self.file = file
  }

  /// Adds a line with the reminder's id, time and title.
  ///
  /// Line breaks between words of the title become one space.
  public func deliver(_ reminder: Reminder) throws {
    if !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
      try Data().write(to: file)
    }
    let title = reminder.title.split(whereSeparator: \.isNewline).joined(separator: " ")
    let line = "\(reminder.id) \(reminder.created.ISO8601Format()) \(title)\n"
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(line.utf8))
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
  ///
  /// - Note: The channels before the one that throws have delivered, so a second try delivers twice.
  public func deliver(_ reminder: Reminder) throws {
    for channel in channels { try channel.deliver(reminder) }
  }
}
