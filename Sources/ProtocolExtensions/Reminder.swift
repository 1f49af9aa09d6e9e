/// Something to remember.
public struct Reminder: Equatable {
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
