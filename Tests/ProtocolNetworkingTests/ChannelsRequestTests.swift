public import Foundation
public import PaginatedLoading
public import ProtocolNetworking
import TestSupport
import Testing

/// The talk's next request: its response is the page type of chapter 15.
@Suite(.timeLimit(.minutes(1))) struct ChannelsRequestTests {
  @Test func `channels arrive a page at a time`() async throws {
    let answers = [
      "GET /channels": #"{"channels": [{"id": 1}, {"id": 2}], "hasNext": true}"#,
      "GET /channels?after=2": #"{"channels": [{"id": 3}], "hasNext": false}"#,
    ]
    for backend in Backend.allCases {
      try await backend.withClient(answers: answers) { client in
        let first = try await client.send(ChannelsRequest(lastId: nil))
        let second = try await client.send(ChannelsRequest(lastId: first.items.last?.id))

        #expect(first.items.map(\.id) == [1, 2])
        #expect(first.hasNext)
        #expect(second.items.map(\.id) == [3])
        #expect(!second.hasNext)
      }
    }
  }

  @Test func `a page that lacks a field is no empty page`() async {
    await #expect(throws: ResponseError.missingField("hasNext")) {
      try await StubClient(body: #"{"channels": []}"#).send(ChannelsRequest(lastId: nil))
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

/// Chapter 15's page knows no JSON, so this module says how a body becomes one.
extension Pagination: BodyDecodable where Item == Channel {
  /// Returns the page that a body contains.
  public static func decode(
    _ body: Data, with decoder: JSONDecoder
  ) throws(ResponseError) -> Pagination<Channel> {
    let page = try ChannelsBody.decode(body, with: decoder)
    return Pagination(items: page.channels.map { Channel(id: $0.id) }, hasNext: page.hasNext)
  }
}

private struct ChannelsBody: Decodable, BodyDecodable {
  struct Entry: Decodable {
    let id: Int
  }

  let channels: [Entry]
  let hasNext: Bool
}
