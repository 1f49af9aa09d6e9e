/// Hands out reminder ids: 0 first, then one more each time.
public struct ReminderIdGenerator: Sendable {
  private let client: any Client

  /// Makes a generator whose last id is kept by the server that `client` asks.
  public init(client: any Client) {
    self.client = client
  }

  /// Hands out the next id, after the server has stored it.
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ClientError``, or `CancellationError` if the task was cancelled.
  public func nextReminderId() async throws -> Int {
    let id = try await client.send(NextReminderIdRequest()).id
    return id
  }
}
