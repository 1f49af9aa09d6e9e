/// A reminder.
public nonisolated struct Reminder: Codable, Equatable, Sendable {
  /// The id, which no other reminder has.
  public let id: Int
  /// What to do.
  public var title: String
  /// Whether it is done.
  public var isDone: Bool
  /// The addresses of those it is shared with.
  public var guests: [String]

  /// Makes a reminder.
  public init(id: Int, title: String, isDone: Bool = false, guests: [String] = []) {
    self.id = id
    self.title = title
    self.isDone = isDone
    self.guests = guests
  }
}

/// There is no reminder with this id.
public struct UnknownReminder: Error, Equatable {
  /// The id.
  public let id: Int

  /// Makes the error for an id.
  public init(id: Int) {
    self.id = id
  }
}
