import Foundation
import ManagerControllable
import Testing
import UIKitStandIn

/// The screen that only conforms.
@MainActor
struct SyncViewControllerTests {
  @Test func `the screen asks the shared manager`() async {
    await #expect(processExitsWith: .success) {
      let title = await MainActor.run {
        let screen = SyncViewController()
        TokenManager.default.signIn(with: "abc")
        screen.loadViewIfNeeded()
        return screen.title
      }

      #expect(title == "Synced")
    }
  }

  @Test func `what one test signs in, the next test's screen shows`() async {
    await #expect(processExitsWith: .success) {
      @MainActor func freshTitle() -> String? {
        let screen = SyncViewController()
        screen.loadViewIfNeeded()
        return screen.title
      }

      let before = await freshTitle()
      TokenManager.default.signIn(with: "left over")
      let after = await freshTitle()

      #expect(before == "Sign in to sync")
      #expect(after == "Synced", "both screens were made by SyncViewController()")
    }
  }

  @Test func `a subclass's own manager is never asked by the screen`() {
    let screen = StubbedSyncViewController()
    screen.loadViewIfNeeded()

    #expect(screen.tokenManager.token == "stub")
    #expect(screen.title == "Sign in to sync", "viewDidLoad asked the shared manager")
  }

  @Test func `callers through the protocol pass the subclass by, too`() {
    let screen = StubbedSyncViewController()
    let controllable: any TokenManagerControllable = screen

    #expect(controllable.tokenManager as? TokenManager === TokenManager.default)
    #expect(screen.authorization == nil)
  }
}

/// A test double that does not work: the screen's conformance was settled in its own class.
private final class StubbedSyncViewController: SyncViewController {
  var tokenManager: any TokenManageable { TokenStub(token: "stub") }
}

/// The screen that spells the default out.
@MainActor
struct OverridableSyncViewControllerTests {
  @Test func `without an override the screen asks the shared manager`() {
    let screen = OverridableSyncViewController()

    #expect(screen.tokenManager as? TokenManager === TokenManager.default)
  }

  @Test func `a test's subclass takes the screen over`() {
    let screen = TestingSyncViewController(token: "stub")
    screen.loadViewIfNeeded()

    #expect(screen.title == "Synced")
  }

  @Test func `the override counts through the protocol, too`() {
    let mine: any TokenManagerControllable = TestingSyncViewController(token: "mine")
    let yours: any TokenManagerControllable = TestingSyncViewController(token: "yours")

    #expect([mine.authorization, yours.authorization] == ["Bearer mine", "Bearer yours"])
  }
}

private final class TestingSyncViewController: OverridableSyncViewController {
  private let stub: TokenStub

  init(token: String?) {
    stub = TokenStub(token: token)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var tokenManager: any TokenManageable { stub }
}

/// The screen with constructor injection.
@MainActor
struct InjectedSyncViewControllerTests {
  @Test(arguments: [nil: "Sign in to sync", "abc": "Synced"] as [String?: String])
  func `the screen asks the manager it is given`(token: String?, title: String) {
    let screen = InjectedSyncViewController(tokenManager: TokenStub(token: token))
    screen.loadViewIfNeeded()

    #expect(screen.title == title)
  }

  @Test func `the screen never asks the shared manager`() async {
    await #expect(processExitsWith: .success) {
      TokenManager.default.signIn(with: "left over")
      let title = await MainActor.run {
        let screen = InjectedSyncViewController(tokenManager: TokenStub(token: nil))
        screen.loadViewIfNeeded()
        return screen.title
      }

      #expect(title == "Sign in to sync")
    }
  }
}
