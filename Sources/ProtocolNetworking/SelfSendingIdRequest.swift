import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The first step: a struct that knows where the server is, sends itself, and reads the answer.
public struct SelfSendingIdRequest {
  /// Makes a request.
  public init() {}

  /// Sends itself, and returns the next reminder id.
  ///
  /// - Returns: The id, or nil if the answer contains none.
  /// - Throws: `URLError` if there is no answer.
  public func send() async throws -> Int? {
    guard let url = URL(string: "https://reminders.example/reminder-ids") else { return nil }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    let (body, _) = try await URLSession.shared.data(for: request)
    return try? JSONDecoder().decode([String: Int].self, from: body)["id"]
  }
}
