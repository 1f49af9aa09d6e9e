/// Something to remember.
public struct Reminder: Identifiable, Equatable, Sendable {
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
public struct Channel: Identifiable, Equatable, Sendable {
  /// The id that no other channel has.
  public let id: Int

  /// Makes a channel.
  public init(id: Int) {
    self.id = id
  }
}

/// Somebody to share reminders with.
public struct Friend: Identifiable, Equatable, Sendable {
  /// The id that no other friend has.
  public let id: Int

  /// Makes a friend.
  public init(id: Int) {
    self.id = id
  }
}
