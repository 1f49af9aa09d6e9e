import Foundation
import ProtocolNetworking
import Synchronization

/// A stub, because it has one answer to every request, and a spy, because it records the requests.
final class StubClient: Client {
  private let body: String
  private let requests = Mutex<[Sent]>([])

  init(body: String) {
    self.body = body
  }

  var sent: [Sent] { requests.withLock { $0 } }

  func send<R: Request>(_ request: R) async throws -> R.Response {
    let sent = Sent(
      method: request.method, path: request.path, parameters: request.parameters)
    requests.withLock { $0.append(sent) }
    return try R.Response.decode(Data(body.utf8), with: JSONDecoder())
  }
}

/// What a request said.
///
/// A joined path couldn't tell the segment "a/b" from "a" and "b".
struct Sent: Equatable {
  let method: HTTPMethod
  let path: [String]
  let parameters: [String: String]
}
