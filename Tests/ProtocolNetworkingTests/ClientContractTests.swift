import Foundation
import ProtocolNetworking
import TestSupport
import Testing

/// What a client must do with each carrier: the one to a real server, and the one with files.
@Suite(.timeLimit(.minutes(5))) struct ClientContractTests {
  @Test(arguments: Backend.allCases)
  func `a user is decoded as a user`(_ backend: Backend) async throws {
    let body = #"{"name": "onevcat", "message": "Hello"}"#
    try await backend.withClient(answers: ["GET /users/onevcat": body]) { client in
      let user = try await client.send(UserRequest(name: "onevcat"))

      #expect(user.name == "onevcat")
      #expect(user.message == "Hello")
    }
  }

  @Test(arguments: Backend.allCases)
  func `an id is decoded as an id`(_ backend: Backend) async throws {
    let answers = ["POST /reminder-ids": #"{"id": 7}"#]
    try await backend.withClient(answers: answers) { client in
      let response = try await client.send(NextReminderIdRequest())

      #expect(response.id == 7)
    }
  }

  @Test(arguments: Backend.allCases)
  func `a path with nothing at it is not found`(_ backend: Backend) async throws {
    try await backend.withClient(answers: [:]) { client in
      await #expect(throws: ResponseError.notFound(path: "/users/nobody")) {
        try await client.send(UserRequest(name: "nobody"))
      }
    }
  }

  @Test(arguments: Backend.allCases, ["<html>", "", #"{"name": "#])
  func `a body that is no JSON is reported`(_ backend: Backend, body: String) async throws {
    try await backend.withClient(answers: ["GET /users/onevcat": body]) { client in
      await #expect(throws: ResponseError.notJSON) {
        try await client.send(UserRequest(name: "onevcat"))
      }
    }
  }

  @Test(arguments: Backend.allCases)
  func `a body that lacks a field is reported`(_ backend: Backend) async throws {
    let body = #"{"name": "onevcat"}"#
    try await backend.withClient(answers: ["GET /users/onevcat": body]) { client in
      await #expect(throws: ResponseError.missingField("message")) {
        try await client.send(UserRequest(name: "onevcat"))
      }
    }
  }

  @Test(arguments: Backend.allCases, ["7", "null"])
  func `a field of another type is reported`(_ backend: Backend, value: String) async throws {
    let body = #"{"name": "onevcat", "message": \#(value)}"#
    try await backend.withClient(answers: ["GET /users/onevcat": body]) { client in
      await #expect(throws: ResponseError.wrongType(field: "message")) {
        try await client.send(UserRequest(name: "onevcat"))
      }
    }
  }

  @Test(arguments: Backend.allCases)
  func `a name with a slash stays one segment`(_ backend: Backend) async throws {
    let answers = [
      "GET /users/a": #"{"name": "a", "message": "not me"}"#,
      "GET /users/a/b?c": #"{"name": "b", "message": "nor me"}"#,
      "GET /users/a%2Fb%3Fc": #"{"name": "a/b?c", "message": "me"}"#,
    ]
    try await backend.withClient(answers: answers) { client in
      let user = try await client.send(UserRequest(name: "a/b?c"))

      #expect(user.message == "me")
    }
  }

  @Test(arguments: Backend.allCases)
  func `a dot in a name stays a dot`(_ backend: Backend) async throws {
    let answers = ["GET /users/john.doe": #"{"name": "john.doe", "message": "me"}"#]
    try await backend.withClient(answers: answers) { client in
      let user = try await client.send(UserRequest(name: "john.doe"))

      #expect(user.message == "me")
    }
  }

  @Test(arguments: Backend.allCases, [".", ".."])
  func `a name that means a folder is not sent`(_ backend: Backend, name: String) async throws {
    // A server may read "/users/%2E%2E" as "/", so such a name can't stay a name.
    try await backend.withClient(answers: [:]) { client in
      let failure = try await transportFailure {
        _ = try await client.send(UserRequest(name: name))
      }
      #expect(failure == .notSent)
    }
  }

  @Test(arguments: Backend.allCases)
  func `no segment leads to another server`(_ backend: Backend) async throws {
    // In a URL, what follows two slashes is a host.
    let answers = ["GET //localhost": #"{"text": "here"}"#]
    try await backend.withClient(answers: answers) { client in
      let note = try await client.send(NoteRequest(method: .get, path: ["", "localhost"]))

      #expect(note.text == "here")
    }
  }

  @Test(arguments: Backend.allCases, [HTTPMethod.get, .post])
  func `parameters arrive unchanged`(
    _ backend: Backend, method: HTTPMethod
  ) async throws {
    let answers = [
      "\(method.rawValue) /notes": #"{"text": "without parameters"}"#,
      "\(method.rawValue) /notes?a=1%2B1%3D2&b=c%26d&c=3&d=&e=5": #"{"text": "all"}"#,
    ]
    try await backend.withClient(answers: answers) { client in
      let note = try await client.send(
        NoteRequest(
          method: method, parameters: ["e": "5", "b": "c&d", "d": "", "a": "1+1=2", "c": "3"]))

      #expect(note.text == "all")
    }
  }

  @Test(arguments: Backend.allCases)
  func `a get and a post of one path get two answers`(_ backend: Backend) async throws {
    let answers = ["GET /notes": #"{"text": "got"}"#, "POST /notes": #"{"text": "posted"}"#]
    try await backend.withClient(answers: answers) { client in
      let got = try await client.send(NoteRequest(method: .get))
      let posted = try await client.send(NoteRequest(method: .post))

      #expect([got.text, posted.text] == ["got", "posted"])
    }
  }

  @Test(arguments: Backend.allCases)
  func `requests at the same time get their own answers`(_ backend: Backend) async throws {
    let names = (0..<20).map(String.init)
    let answers = names.map { ("GET /users/\($0)", #"{"name": "\#($0)", "message": ""}"#) }
    try await backend.withClient(answers: Dictionary(uniqueKeysWithValues: answers)) { client in
      try await withThrowingTaskGroup { group in
        for name in names {
          group.addTask { (name, try await client.send(UserRequest(name: name)).name) }
        }
        for try await (name, received) in group { #expect(name == received) }
      }
    }
  }

  @Test(arguments: Backend.allCases)
  func `the decoder is the client's`(_ backend: Backend) async throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    try await backend.withClient(answers: ["GET /due": #"{"date": 86400}"#], decoder: decoder) {
      client in
      let due = try await client.send(DueRequest())

      #expect(due.date == Date(timeIntervalSince1970: 86_400))
    }
  }

  @Test(arguments: Backend.allCases)
  func `a cancelled task gets a CancellationError`(_ backend: Backend) async throws {
    let body = #"{"name": "onevcat", "message": "Hello"}"#
    try await backend.withClient(answers: ["GET /users/onevcat": body]) { client in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await client.send(UserRequest(name: "onevcat"))
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }
}

/// The carriers that must keep the contract, each with a place for its answers.
enum Backend: CaseIterable {
  case server
  case files

  func withClient(
    answers: [String: String], decoder: JSONDecoder = JSONDecoder(),
    _ body: (Client) async throws -> Void
  ) async throws {
    switch self {
    case .server:
      try await LoopbackServer.run(answering: { request in
        let form = request.body.isEmpty ? "" : "?" + request.body
        let answer = answers["\(request.method) \(request.target)\(form)"]
        return answer.map { .respond(body: $0) } ?? .respond(status: 404, body: "")
      }) { server in
        try await withServerClient(of: server.url, decoder: decoder) { try await body($0) }
      }
    case .files:
      try await withTemporaryFolder { folder in
        for (line, answer) in answers {
          try write(answer, to: line.replacing(" ", with: "") + ".json", in: folder)
        }
        try await body(Client(carrier: FileCarrier(folder: folder), decoder: decoder))
      }
    }
  }
}

/// A request whose every part a test can choose.
private struct NoteRequest: Request {
  struct Response: Decodable, BodyDecodable {
    let text: String
  }

  let method: HTTPMethod
  var path = ["notes"]
  var parameters: [String: String] = [:]
}

private struct DueRequest: Request {
  struct Response: Decodable, BodyDecodable {
    let date: Date
  }

  let method = HTTPMethod.get
  let path = ["due"]
}
