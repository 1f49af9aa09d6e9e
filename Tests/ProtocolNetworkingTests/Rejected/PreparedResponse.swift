import ProtocolNetworking

protocol AnyClient {
  func send<R: Request>(_ request: R) async throws -> R.Response
}

struct StubClient: AnyClient {
  let id: ReminderId

  func send<R: Request>(_ request: R) async throws -> R.Response {
    id  // error: cannot convert return expression of type
  }
}
