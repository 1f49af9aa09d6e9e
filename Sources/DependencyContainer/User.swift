/// Somebody who has an account.
///
/// Any code can make a user, so a user unlocks nothing.
public struct User: Equatable, Sendable {
  /// The number that no other user has.
  public let id: Int
  /// What to call the user.
  public let name: String

  /// Makes a user.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}
