/// Asks the server for the next reminder id.
///
/// It is a `post`, because each answer is another one: what reads may be cached and repeated.
public struct NextReminderIdRequest: Request {
  /// The server answers `{"id": 7}`.
  public typealias Response = ReminderId

  /// Changes what is stored on the server.
  public let method = HTTPMethod.post

  /// Where ids are handed out.
  public let path = ["reminder-ids"]

  /// Makes a request.
  public init() {}
}

/// An id that a server handed out.
public struct ReminderId: Equatable, Decodable, BodyDecodable, Sendable {
  /// The id.
  public let id: Int
}
