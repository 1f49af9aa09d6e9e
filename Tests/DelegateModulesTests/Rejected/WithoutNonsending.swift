// with: -disable-upcoming-feature NonisolatedNonsendingByDefault
// accepted with: -enable-upcoming-feature NonisolatedNonsendingByDefault
import DelegateModules

// A target without the setting NonisolatedNonsendingByDefault.
struct PastedFlow {
  let authorize: () async throws -> Result<Token, OAuthRefusal>

  func run() async throws -> Result<Token, OAuthRefusal> { try await authorize() }
}

@MainActor
final class Screen {
  private let flow: PastedFlow

  init(flow: PastedFlow) { self.flow = flow }

  func logIn() async throws {
    _ = try await flow.run()  // error: sending 'self.flow' risks causing data races
  }
}
