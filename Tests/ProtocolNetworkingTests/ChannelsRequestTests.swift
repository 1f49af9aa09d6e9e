import PaginatedLoading
import ProtocolNetworking
import TestSupport
import Testing

@testable import WholeScreen

/// The talk's next request: its response is the page type of chapter 15.
@Suite(.timeLimit(.minutes(5))) struct ChannelsRequestTests {
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

  @Test func `a page is asked for by the last id`() async throws {
    let carrier = StubCarrier(body: #"{"items": [], "hasNext": false}"#)

    _ = try await Client(carrier: carrier).send(ChannelsRequest(lastId: 2))

    #expect(carrier.sent == [Message(method: .get, path: "/channels", query: "after=2")])
  }

  @Test func `a page that lacks a field is no empty page`() async {
    let carrier = StubCarrier(body: #"{"items": []}"#)
    await #expect(throws: ResponseError.missingField("hasNext")) {
      try await Client(carrier: carrier).send(ChannelsRequest(lastId: nil))
    }
  }
}
