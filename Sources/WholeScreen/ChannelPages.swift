public import PaginatedLoading
public import ProtocolNetworking

/// Asks for the channels that follow the one with the id `lastId`, or for the first page for nil.
struct ChannelsRequest: Request {
  typealias Response = Pagination<Channel>

  let method = HTTPMethod.get
  let path = ["channels"]
  let parameters: [String: String]

  init(lastId: Int?) {
    parameters = lastId.map { ["after": String($0)] } ?? [:]
  }
}

extension Pagination: nonisolated BodyDecodable where Item: Decodable {}

/// The channels on a server, page by page.
struct ChannelPages: PageSource {
  let client: Client

  func page(after lastId: Int?) async throws -> Pagination<Channel> {
    try await client.send(ChannelsRequest(lastId: lastId))
  }
}
