import ManagerControllable
import Testing
import UIKitStandIn

/// What the pattern makes cheap: one place decides which manager all conforming types use.
@MainActor
struct ExchangeTests {
  @Test func `without an extension of their own, they use the shared manager`() {
    let users: [any TokenManagerControllable] = [OldUpload(), OldBadge(), OldScreen()]

    for user in users { #expect(user.tokenManager as? TokenManager === TokenManager.default) }
  }

  @Test func `one extension replaces the manager of every type that conforms`() {
    let users: [any TokenManagerControllable] = [Upload(), Badge(), Screen()]

    #expect(users.map(\.tokenManager.token) == ["server", "server", "server"])
  }

  @Test func `one argument replaces the manager of every screen that is injected`() {
    #expect(titles(with: TokenStub(token: nil)) == ["Sign in to sync", "Sign in to sync"])
    #expect(titles(with: TokenStub(token: "server")) == ["Synced", "Synced"])
  }

  /// Stands for the composition root, which passes one manager to all screens.
  private func titles(with manager: any TokenProviding) -> [String?] {
    let screens = [
      InjectedSyncViewController(tokenManager: manager),
      InjectedSyncViewController(tokenManager: manager),
    ]
    return screens.map { screen in
      screen.loadViewIfNeeded()
      return screen.title
    }
  }
}

/// A group of types before the requirement changes: they use the shared manager.
private protocol OldControllable: TokenManagerControllable {}

private struct OldUpload: OldControllable {}
private final class OldBadge: OldControllable {}
private final class OldScreen: UIViewController, OldControllable {}

/// The same group when tokens come from a server.
///
/// Its extension is all that has changed.
private protocol Controllable: TokenManagerControllable {}

extension Controllable {
  var tokenManager: any TokenProviding { TokenStub(token: "server") }
}

private struct Upload: Controllable {}
private final class Badge: Controllable {}
private final class Screen: UIViewController, Controllable {}
