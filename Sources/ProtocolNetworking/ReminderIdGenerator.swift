/// Returns reminder ids, 0 first and then one more each time, which a server makes.
public struct ReminderIdGenerator: Sendable {
  private let client: Client

  /// Makes a generator that gets its ids through `client`.
  public init(client: Client) {
    self.client = client
  }

  /// Returns the next id, after the server has stored it.
  ///
  /// - Throws: What the client throws. After ``TransportError/outcomeUnknown(_:)`` the server may have
  ///   stored an id that nobody received.
  public func nextReminderId() async throws -> Int {
    try await client.send(NextReminderIdRequest()).id
  }
}
