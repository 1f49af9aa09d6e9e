import Foundation
import ProtocolNetworking
import TestSupport
import Testing

/// What can happen only to a carrier with files.
struct FileCarrierTests {
  @Test func `a file that can't be read is not reported as missing`() async throws {
    try await withTemporaryFolder { folder in
      // A folder stands where the file should.
      try write("", to: "GET/users/onevcat.json/inside", in: folder)

      let error = await #expect(throws: TransportError.self) {
        try await Client(carrier: FileCarrier(folder: folder)).send(UserRequest(name: "onevcat"))
      }
      guard case .notSent(is CocoaError) = error else {
        Issue.record("the file system's own error is kept, not \(String(describing: error))")
        return
      }
    }
  }

  @Test func `no name leads out of the folder`() async throws {
    try await withTemporaryFolder { folder in
      try write(#"{"name": "me", "message": "secret"}"#, to: "secret.json", in: folder)
      let client = Client(carrier: FileCarrier(folder: folder.appending(path: "answers")))
      try write("{}", to: "answers/GET/users/me.json", in: folder)

      let path = "/users/..%2F..%2F..%2Fsecret"
      await #expect(throws: ResponseError.notFound(path: path)) {
        try await client.send(UserRequest(name: "../../../secret"))
      }
    }
  }

  @Test func `files can't count`() async throws {
    try await withTemporaryFolder { folder in
      try write(#"{"id": 7}"#, to: "POST/reminder-ids.json", in: folder)
      let client = Client(carrier: FileCarrier(folder: folder))
      let generator = ReminderIdGenerator(client: client)

      let ids = try await [generator.nextReminderId(), generator.nextReminderId()]

      #expect(ids == [7, 7])
    }
  }

  @Test func `a JSON body is no part of the file's name`() async throws {
    try await withTemporaryFolder { folder in
      try write("created", to: "POST/notes.json", in: folder)
      let note = Message(
        method: .post, path: "/notes", headers: ["Content-Type": "application/json"],
        body: Data(#"{"text": "and/or"}"#.utf8))

      let reply = try await FileCarrier(folder: folder).send(note)

      #expect(reply.body == Data("created".utf8))
    }
  }
}
