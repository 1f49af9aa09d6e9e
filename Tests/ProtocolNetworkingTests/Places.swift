import Foundation
import ProtocolNetworking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Runs `body` with a client whose session keeps nothing, and then ends the session.
func withServerClient(
  of host: URL, timeout: TimeInterval = 60, decoder: JSONDecoder = JSONDecoder(),
  authorize: @escaping @Sendable (inout Message) async throws -> Void = { _ in },
  _ body: (Client) async throws -> Void
) async throws {
  try await withSession(timeout: timeout) { session in
    let carrier = URLSessionCarrier(host: host, session: session)
    try await body(Client(carrier: carrier, decoder: decoder, authorize: authorize))
  }
}

/// Runs `body` with a session that has no cache, no cookies and no file.
func withSession(
  timeout: TimeInterval = 60, _ body: (URLSession) async throws -> Void
) async throws {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.timeoutIntervalForRequest = timeout
  configuration.urlCache = nil
  let session = URLSession(configuration: configuration)
  defer { session.finishTasksAndInvalidate() }
  try await body(session)
}

/// Writes a file, and makes the folders that it needs.
func write(_ text: String, to path: String, in folder: URL) throws {
  let file = folder.appending(path: path)
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: file)
}
