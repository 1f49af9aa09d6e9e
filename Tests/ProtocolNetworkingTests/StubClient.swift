import Foundation
import ProtocolNetworking
import Synchronization

/// A stub, because it has one answer to every request, and a spy, because it records the requests.
final class StubClient: Client {
  private let body: String
  private let requests = Mutex<[String]>([])

  init(body: String) {
    self.body = body
  }

  var sent: [String] { requests.withLock { $0 } }

  func send<R: Request>(_ request: R) async throws -> R.Response {
    let path = request.path.joined(separator: "/")
    requests.withLock { $0.append("\(request.method.rawValue) /\(path)") }
    return try R.Response.decode(Data(body.utf8), with: JSONDecoder())
  }
}
