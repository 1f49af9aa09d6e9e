/// Something to remember.
public nonisolated struct Reminder: Identifiable, Equatable, Sendable, Decodable {
  /// The id that no other reminder has.
  public let id: Int
  /// What to remember.
  public let title: String

  /// Makes a reminder.
  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

/// A channel that reminders are posted to.
public nonisolated struct Channel: Identifiable, Equatable, Sendable, Decodable {
  /// The id that no other channel has.
  public let id: Int
  /// What users call the channel.
  public let name: String

  /// Makes a channel.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// Somebody to share reminders with.
public nonisolated struct Friend: Identifiable, Equatable, Sendable, Decodable {
  /// The id that no other friend has.
  public let id: Int

  /// Makes a friend.
  public init(id: Int) {
    self.id = id
  }
}
