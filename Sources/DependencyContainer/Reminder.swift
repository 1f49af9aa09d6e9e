/// Something to remember.
public struct Reminder: Equatable, Sendable {
  /// The id that no other reminder of the same user has.
  public let id: Int
  /// What to remember.
  public let title: String
  /// Whether it is done.
  public var isDone: Bool

  /// Makes a reminder.
  public init(id: Int, title: String, isDone: Bool = false) {
    self.id = id
    self.title = title
    self.isDone = isDone
  }
}
