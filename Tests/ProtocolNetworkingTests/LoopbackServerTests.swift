import Foundation
import ProtocolNetworking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct LoopbackServerTests {
  @Test func `a server that has stopped listens no more, also if the test failed`() async throws {
    var url: URL?
    await #expect(throws: CocoaError.self) {
      try await LoopbackServer.run(answering: { _ in .hangUp }) { server in
        url = server.url
        throw CocoaError(.userCancelled)
      }
    }
    try await withURLSessionClient(of: try #require(url)) { client in
      await #expect(throws: ClientError.unreachable) {
        try await client.send(NextReminderIdRequest())
      }
    }
  }

  @Test func `it leaves no socket open, not even that of a client who still waits`() async {
    await #expect(processExitsWith: .success) {
      try await askAndLeave()
      let before = try openFiles()
      for _ in 0..<20 { try await askAndLeave() }
      // A session closes its own sockets after it has said that it is done.
      for _ in 0..<10_000 {
        if try openFiles() <= before { exit(EXIT_SUCCESS) }
        await Task.yield()
      }
      exit(EXIT_FAILURE)
    }
  }
}

/// Makes a server, lets one client wait for it, and stops.
private func askAndLeave() async throws {
  try await LoopbackServer.run(answering: { _ in .withhold(body: "") }) { server in
    try await withURLSessionClient(of: server.url) { client in
      let task = Task { try await client.send(NextReminderIdRequest()) }
      await server.nextRequest()
      task.cancel()
      _ = await task.result
    }
  }
}

private func openFiles() throws -> Int {
  try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
}
