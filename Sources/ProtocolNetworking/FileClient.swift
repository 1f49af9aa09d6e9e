public import Foundation

/// A client that reads its answers from the files in a folder, and needs no server.
///
/// The answer to a `get` of "/users/onevcat" is the file `GET/users/onevcat.json`. With the
/// parameter `day`, the file is `GET/users/onevcat?day=1.json`. Wei Wang's article calls such a client
/// `LocalFileClient`.
public struct FileClient: Client {
  private let folder: URL
  private let decoder: JSONDecoder

  /// Makes a client whose answers are the files in `folder`.
  public init(folder: URL, decoder: JSONDecoder = JSONDecoder()) {
    self.folder = folder
    self.decoder = decoder
  }

  /// Reads the file for `request`, and decodes it.
  ///
  /// - Returns: The response, of the request's own type.
  /// - Throws: ``ResponseError``, `CancellationError`, or ``TransportError/notSent(_:)`` if the file
  ///   can't be read.
  public func send<R: Request>(_ request: R) async throws -> R.Response {
    try Task.checkCancellation()
    return try R.Response.decode(body(for: request), with: decoder)
  }

  private func body(for request: some Request) throws -> Data {
    let name = try request.method.rawValue + request.encodedPathAndParameters + ".json"
    do {
      return try Data(contentsOf: folder.appending(path: name))
    } catch CocoaError.fileReadNoSuchFile {
      throw ResponseError.notFound(path: try request.encodedPath)
    } catch {
      throw TransportError.notSent(error)
    }
  }
}
