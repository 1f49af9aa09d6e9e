import Foundation
import ProtocolNetworking
import Testing

struct BodyDecodableTests {
  @Test func `a missing field is told with the way to it`() {
    #expect(throws: ClientError.missingField("users.1.message")) {
      try Team.decode(
        Data(#"{"users": [{"name": "a", "message": ""}, {"name": "b"}]}"#.utf8))
    }
  }

  @Test func `a text that is no date is not taken for a body that is no JSON`() {
    #expect(throws: ClientError.wrongType(field: "link")) {
      try Page.decode(Data(#"{"link": "http://["}"#.utf8))
    }
  }

  @Test func `a body need not be JSON`() throws {
    #expect(try Greeting.decode(Data("Hello".utf8)) == Greeting(text: "Hello"))
  }
}

private struct Team: Decodable, BodyDecodable {
  let users: [User]
}

private struct Page: Decodable, BodyDecodable {
  let link: URL
}

private struct Greeting: Equatable, BodyDecodable {
  let text: String

  static func decode(_ body: Data) throws(ClientError) -> Greeting {
    Greeting(text: String(decoding: body, as: UTF8.self))
  }
}
