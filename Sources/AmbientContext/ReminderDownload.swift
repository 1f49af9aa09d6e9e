public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Gets reminders from a server.
///
/// What it returns depends on the session, so the session is an argument of the initializer and no
/// part of a context.
public struct ReminderDownload: Sendable {
  private let session: URLSession

  /// Makes a download that uses `session`.
  public init(session: URLSession) {
    self.session = session
  }

  /// Gets a JSON array of titles.
  ///
  /// - Returns: The titles, as the server sent them.
  /// - Throws: `URLError` if there is no reply, `DecodingError` if it is something else.
  public func titles(from url: URL) async throws -> [String] {
    let (data, _) = try await session.data(from: url)
    return try JSONDecoder().decode([String].self, from: data)
  }
}
