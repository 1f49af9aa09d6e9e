/// Asks for a user by name: the example of the talk's demo.
public struct UserRequest: Request {
  /// The server answers `{"name": "onevcat", "message": "Hello"}`.
  public typealias Response = User

  /// Reads only.
  public let method = HTTPMethod.get

  /// The user's own place.
  public var path: [String] { ["users", name] }

  private let name: String

  /// Makes a request for the user with the given name.
  public init(name: String) {
    self.name = name
  }
}

/// Somebody with something to say.
public struct User: Equatable, Decodable, BodyDecodable, Sendable {
  /// Who it is.
  public let name: String

  /// What they say.
  public let message: String
}
