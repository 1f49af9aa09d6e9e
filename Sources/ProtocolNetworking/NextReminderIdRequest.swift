/// Asks for the next reminder id.
///
/// The method is `post`, because the request changes what the server stores: each id is given once.
public struct NextReminderIdRequest: Request {
  /// The answer is `{"id": 7}`.
  public typealias Response = ReminderId

  /// Changes what is stored on the server.
  public let method = HTTPMethod.post

  /// Where the server makes ids.
  public let path = ["reminder-ids"]

  /// Makes a request.
  public init() {}
}

/// An id that the server made.
public struct ReminderId: Equatable, Decodable, BodyDecodable, Sendable {
  /// The id.
  public let id: Int
}
