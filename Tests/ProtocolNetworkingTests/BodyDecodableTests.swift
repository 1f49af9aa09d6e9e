import Foundation
import ProtocolNetworking
import Testing

struct BodyDecodableTests {
  private let decoder = JSONDecoder()

  @Test func `a missing field is reported with the way to it`() {
    #expect(throws: ResponseError.missingField("users.1.message")) {
      try Team.decode(
        Data(#"{"users": [{"name": "a", "message": ""}, {"name": "b"}]}"#.utf8), with: decoder)
    }
  }

  @Test func `a value that can't be read is not reported as a body that is no JSON`() {
    #expect(throws: ResponseError.wrongType(field: "link")) {
      try Link.decode(Data(#"{"link": "http://["}"#.utf8), with: decoder)
    }
  }

  @Test(arguments: [#""high""#, "3"])
  func `a whole body that can't be read is not reported as no JSON`(body: String) {
    #expect(throws: ResponseError.wrongType(field: "")) {
      try Level.decode(Data(body.utf8), with: decoder)
    }
  }

  @Test func `a whole body of another type has no field's name`() {
    #expect(throws: ResponseError.wrongType(field: "")) {
      try User.decode(Data("[]".utf8), with: decoder)
    }
  }

  #if canImport(FoundationNetworking)
    @Test func `on Linux, only what contains an ISO date or a large number is named`() {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      #expect(throws: ResponseError.wrongType(field: "owner")) {
        try Owned.decode(Data(#"{"owner": {"born": "x"}}"#.utf8), with: decoder)
      }
      #expect(throws: ResponseError.wrongType(field: "")) {
        try Small.decode(Data(#"{"small": 300}"#.utf8), with: decoder)
      }
    }

    @Test func `a date in seconds is named with the way to it`() {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .secondsSince1970
      #expect(throws: ResponseError.wrongType(field: "owner.born")) {
        try Owned.decode(Data(#"{"owner": {"born": "x"}}"#.utf8), with: decoder)
      }
    }
  #endif

  @Test func `an error of the response's own initializer is kept`() {
    #expect(throws: ResponseError.invalid("Negative()")) {
      try Count.decode(Data("-1".utf8), with: decoder)
    }
  }

  @Test func `a body need not be JSON`() throws {
    #expect(try Greeting.decode(Data("Hello".utf8), with: decoder) == Greeting(text: "Hello"))
  }

  @Test func `a 204 has no body, so its response reads none`() async throws {
    let client = Client(carrier: StubCarrier(status: 204, body: ""))

    _ = try await client.send(DoneRequest())

    #expect(throws: ResponseError.notJSON) { try User.decode(Data(), with: decoder) }
  }
}

private struct Team: Decodable, BodyDecodable {
  let users: [User]
}

private struct Link: Decodable, BodyDecodable {
  let link: URL
}

private struct Owned: Decodable, BodyDecodable {
  struct Owner: Decodable {
    let born: Date
  }

  let owner: Owner
}

private struct Small: Decodable, BodyDecodable {
  let small: Int8
}

private enum Level: String, Decodable, BodyDecodable {
  case low
}

private struct Negative: Error {}

private struct Count: Decodable, BodyDecodable {
  init(from decoder: any Decoder) throws {
    guard try decoder.singleValueContainer().decode(Int.self) >= 0 else { throw Negative() }
  }
}

private struct Greeting: Equatable, BodyDecodable {
  let text: String

  static func decode(
    _ body: Data, with decoder: JSONDecoder
  ) throws(ResponseError) -> Greeting {
    Greeting(text: String(decoding: body, as: UTF8.self))
  }
}

/// The response to a request that only has to succeed.
private struct Nothing: BodyDecodable {
  static func decode(_ body: Data, with decoder: JSONDecoder) throws(ResponseError) -> Nothing {
    Nothing()
  }
}

private struct DoneRequest: Request {
  typealias Response = Nothing

  let method = HTTPMethod.post
  let path = ["reminders", "0", "done"]
}
