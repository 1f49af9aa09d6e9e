import Foundation
import ProtocolNetworking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct LoopbackServerTests {
  @Test func `a server that has stopped listens no more, also if the test failed`() async throws {
    var url: URL?
    await #expect(throws: CocoaError.self) {
      try await LoopbackServer.run(answering: { _ in .hangUp }) { server in
        url = server.url
        throw CocoaError(.userCancelled)
      }
    }
    try await withServerClient(of: try #require(url)) { client in
      let result = try await transportFailureAndCode {
        _ = try await client.send(NextReminderIdRequest())
      }
      #expect(result?.code == .cannotConnectToHost)
    }
  }

  @Test func `it leaves no socket open, not even that of a client who still waits`() async {
    await #expect(processExitsWith: .success) {
      try await keepAClientWaiting()
      let before = try openFiles()

      for _ in 0..<20 { try await keepAClientWaiting() }

      // The system may open a file or two of its own meanwhile.
      #expect(try openFiles() <= before + 2)
    }
  }
}

/// Makes a server, lets one client wait for it, and stops.
private func keepAClientWaiting() async throws {
  var client: FileHandle?
  try await LoopbackServer.run(answering: { _ in .withhold(body: "") }) { server in
    client = try server.connect(sending: "GET /next HTTP/1.1\r\n\r\n")
    await server.nextRequest()
  }
  let answer = try client?.readToEnd() ?? Data()
  #expect(answer.isEmpty, "the server has hung up, and said nothing")
  try client?.close()
}

private func openFiles() throws -> Int {
  try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
}
