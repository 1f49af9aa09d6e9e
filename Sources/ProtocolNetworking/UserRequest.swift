/// Asks for a user by name: the example of the article.
public struct UserRequest: Request {
  /// The answer is `{"name": "onevcat", "message": "Hello"}`.
  public typealias Response = User

  /// Reads only.
  public let method = HTTPMethod.get

  /// The path of this user.
  public var path: [String] { ["users", name] }

  private let name: String

  /// Makes a request for the user with the given name.
  public init(name: String) {
    self.name = name
  }
}

/// A user who has something to say.
public struct User: Equatable, Decodable, BodyDecodable, Sendable {
  /// The user's name.
  public let name: String

  /// What the user says.
  public let message: String
}
