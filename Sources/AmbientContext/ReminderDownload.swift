public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Gets reminders from a server, by the session of the context.
public struct ReminderDownload: Sendable {
  /// Makes a download.
  public init() {}

  /// Gets a JSON array of titles.
  ///
  /// - Returns: The titles, as the server sent them.
  /// - Throws: `URLError` if there is no reply, `DecodingError` if it is something else.
  public func titles(from url: URL) async throws -> [String] {
    let (data, _) = try await ScopedContext.session.data(from: url)
    return try JSONDecoder().decode([String].self, from: data)
  }
}
