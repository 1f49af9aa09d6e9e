import Foundation
import PaginatedLoading
public import ProtocolNetworking
import TestSupport
import Testing

/// The talk's next request: its response is the page type of chapter 15.
@Suite(.timeLimit(.minutes(1))) struct ChannelsRequestTests {
  @Test func `channels arrive a page at a time`() async throws {
    let answers = [
      "GET /channels":
        #"{"items": [{"id": 1, "name": "Home"}, {"id": 2, "name": "Work"}], "hasNext": true}"#,
      "GET /channels?after=2": #"{"items": [{"id": 3, "name": "Fair"}], "hasNext": false}"#,
    ]
    for backend in Backend.allCases {
      try await backend.withClient(answers: answers) { client in
        let first = try await client.send(ChannelsRequest(lastId: nil))
        let second = try await client.send(ChannelsRequest(lastId: first.items.last?.id))

        #expect(first.items.map(\.name) == ["Home", "Work"])
        #expect(first.hasNext)
        #expect(second.items.map(\.name) == ["Fair"])
        #expect(!second.hasNext)
      }
    }
  }

  @Test func `a page that lacks a field is no empty page`() async {
    await #expect(throws: ResponseError.missingField("hasNext")) {
      try await StubClient(body: #"{"items": []}"#).send(ChannelsRequest(lastId: nil))
    }
  }
}

/// Asks for the channels that follow the one with the id `lastId`.
struct ChannelsRequest: Request {
  typealias Response = Pagination<Channel>

  let method = HTTPMethod.get
  let path = ["channels"]
  let parameters: [String: String]

  init(lastId: Int?) {
    parameters = lastId.map { ["after": String($0)] } ?? [:]
  }
}

/// What a page consists of.
struct Channel: Decodable, Equatable {
  let id: Int
  let name: String
}

/// Chapter 15 needs no network, so this file says how a body becomes a page.
extension Pagination: BodyDecodable where Item == Channel {
  static func decode(
    _ body: Data, with decoder: JSONDecoder
  ) throws(ResponseError) -> Pagination<Channel> {
    let page = try PageBody.decode(body, with: decoder)
    return Pagination(items: page.items, hasNext: page.hasNext)
  }
}

private struct PageBody: Decodable, BodyDecodable {
  let items: [Channel]
  let hasNext: Bool
}
