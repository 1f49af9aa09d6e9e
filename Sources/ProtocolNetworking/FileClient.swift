public import Foundation

/// A client that reads its answers from the files in a folder, and asks no server.
///
/// The answer to a `get` of "/users/onevcat" is the file `GET/users/onevcat.json`, and with the
/// parameter `day`, `GET/users/onevcat?day=1.json`. The talk calls such a client `LocalFileClient`.
public struct FileClient: Client {
  private let folder: URL

  /// Makes a client whose answers are the files in `folder`.
  public init(folder: URL) {
    self.folder = folder
  }

  /// Reads the file for `request`, and decodes it.
  ///
  /// - Returns: The response, of the request's own type.
  /// - Throws: ``ClientError``, or `CancellationError` if the task was cancelled.
  public func send<R: Request>(_ request: R) async throws -> R.Response {
    try Task.checkCancellation()
    return try R.Response.decode(body(for: request))
  }

  private func body(for request: some Request) throws(ClientError) -> Data {
    let name = request.method.rawValue + request.encodedPathAndParameters + ".json"
    let result = Result { try Data(contentsOf: folder.appending(path: name)) }
    switch result {
    case .success(let body): return body
    case .failure(CocoaError.fileReadNoSuchFile): throw .notFound(path: request.encodedPath)
    case .failure: throw .unreachable
    }
  }
}
