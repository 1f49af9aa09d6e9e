import ConstrainedExtensions
import Foundation
import ProtocolNetworking
import TestSupport
import WholeScreen

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Runs `body` with a screen as the app would make it, whose server answers on this machine.
@MainActor
func withScreen(
  answering answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer,
  _ body: @MainActor (inout ChannelsViewController, LoopbackServer) async throws -> Void
) async throws {
  try await LoopbackServer.run(answering: answer) { server in
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let client = Client(carrier: URLSessionCarrier(host: server.url, session: session))
    var screen = try ChannelsViewController(client: client, nibs: Bundle.reminderNibs)
    try await body(&screen, server)
  }
}
