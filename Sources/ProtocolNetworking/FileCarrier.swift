public import Foundation

/// A carrier that reads its replies from the files in a folder, and needs no server.
///
/// The reply to a `get` of "/users/onevcat" is the file `GET/users/onevcat.json`. With the query or the
/// form `day=1`, the file is `GET/users/onevcat?day=1.json`; any other body is ignored. If there is no
/// such file, the status is 404. Wei Wang's article has a client that reads files, `LocalFileClient`.
public struct FileCarrier: Carrier {
  private let folder: URL

  /// Makes a carrier whose replies are the files in `folder`.
  public init(folder: URL) {
    self.folder = folder
  }

  /// Returns the file for `message`.
  ///
  /// - Returns: A reply with the status 200 or 404.
  /// - Throws: ``TransportError/notSent(_:)`` if the file can't be read.
  public func send(_ message: Message) async throws -> Reply {
    // Only a form is short enough for a file's name, and has no slash.
    let isForm = message.headers["Content-Type"] == "application/x-www-form-urlencoded"
    let parameters = message.query + (isForm ? String(decoding: message.body, as: UTF8.self) : "")
    let name = message.path + (parameters.isEmpty ? "" : "?" + parameters) + ".json"
    do {
      let file = folder.appending(path: message.method.rawValue + name)
      return Reply(body: try Data(contentsOf: file))
    } catch CocoaError.fileReadNoSuchFile {
      return Reply(status: 404, body: Data())
    } catch {
      throw TransportError.notSent(error)
    }
  }
}
