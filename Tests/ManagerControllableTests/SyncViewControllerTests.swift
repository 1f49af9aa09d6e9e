import Foundation
import ManagerControllable
import TestSupport
import Testing
import UIKitStandIn

/// The screen that names the shared manager.
@MainActor
struct HardWiredSyncViewControllerTests {
  @Test func `a token from another test changes the title`() async {
    await #expect(processExitsWith: .success) {
      @MainActor func freshTitle() -> String? {
        let screen = HardWiredSyncViewController()
        screen.loadViewIfNeeded()
        return screen.title
      }

      let before = await freshTitle()
      TokenManager.default.signIn(with: "left over")
      let after = await freshTitle()

      #expect(before == "Sign in to sync")
      #expect(after == "Synced", "both screens were made by HardWiredSyncViewController()")
    }
  }
}

/// The screen with constructor injection.
@MainActor
struct InjectedSyncViewControllerTests {
  @Test(arguments: [nil: "Sign in to sync", "abc": "Synced"] as [String?: String])
  func `the screen uses the manager that it gets`(token: String?, title: String) {
    let screen = InjectedSyncViewController(tokenManager: TokenStub(token: token))
    screen.loadViewIfNeeded()

    #expect(screen.title == title)
  }

  @Test func `a token from another test does not change its title`() async {
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

  @Test func `after a later sign-out, the title is wrong`() {
    let manager = TokenManager()
    manager.signIn(with: "abc")
    let screen = InjectedSyncViewController(tokenManager: manager)
    screen.loadViewIfNeeded()

    manager.signOut()

    #expect(screen.title == "Synced")
  }

  @Test func `a storyboard's creator passes the manager`() throws {
    let storyboard = try storyboard(of: "InjectedSyncViewController")

    let screen = storyboard.instantiateViewController(identifier: "Sync") { coder in
      InjectedSyncViewController(coder: coder, tokenManager: TokenStub(token: "abc"))
    }
    screen.loadViewIfNeeded()

    #expect(screen.title == "Synced")
  }

  @Test func `without a manager, init(coder:) makes no screen`() throws {
    #expect(InjectedSyncViewController(coder: try emptyDecoder()) == nil)
  }

  @Test func `without a creator, the app ends when the storyboard makes the screen`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let made = try? storyboard(of: "InjectedSyncViewController")
      _ = made?.instantiateViewController(identifier: "Sync") as InjectedSyncViewController?
    }
  }
}

/// The screen whose old callers pass no manager.
@MainActor
struct TransitionalSyncViewControllerTests {
  @Test(arguments: [nil: "Sign in to sync", "abc": "Synced"] as [String?: String])
  func `a new caller's screen uses the manager that it gets`(token: String?, title: String) {
    let screen = TransitionalSyncViewController(tokenManager: TokenStub(token: token))
    screen.loadViewIfNeeded()

    #expect(screen.title == title)
  }

  @Test func `a storyboard's creator passes the manager, too`() throws {
    let storyboard = try storyboard(of: "TransitionalSyncViewController")

    let titles = [nil, "abc"].map { token in
      let screen = storyboard.instantiateViewController(identifier: "Sync") { coder in
        TransitionalSyncViewController(coder: coder, tokenManager: TokenStub(token: token))
      }
      screen.loadViewIfNeeded()
      return screen.title
    }

    #expect(titles == ["Sign in to sync", "Synced"])
  }

  @Test func `an old caller's screen uses the shared manager`() async {
    await #expect(processExitsWith: .success) {
      TokenManager.default.signIn(with: "abc")
      let titles = try await MainActor.run {
        let caller: any Caller = OldCaller()
        let storyboard = try storyboard(of: "TransitionalSyncViewController")
        let screens: [TransitionalSyncViewController] = [
          caller.screen(), storyboard.instantiateViewController(identifier: "Sync"),
        ]
        for screen in screens { screen.loadViewIfNeeded() }
        return screens.map(\.title)
      }

      #expect(titles == ["Synced", "Synced"])
    }
  }

  @Test func `an old caller does not see a sign-in with another manager`() async {
    await #expect(processExitsWith: .success) {
      let manager = TokenManager()
      manager.signIn(with: "abc")
      let titles = await MainActor.run {
        let caller: any Caller = OldCaller()
        let screens = [caller.screen(), TransitionalSyncViewController(tokenManager: manager)]
        for screen in screens { screen.loadViewIfNeeded() }
        return screens.map(\.title)
      }

      #expect(titles == ["Sign in to sync", "Synced"])
    }
  }
}

@MainActor
private protocol Caller {
  func screen() -> TransitionalSyncViewController
}

/// Calls the deprecated initializer.
///
/// Callers that see only the protocol get no warning.
private struct OldCaller: Caller {
  @available(*, deprecated)
  func screen() -> TransitionalSyncViewController { TransitionalSyncViewController() }
}

/// Makes a storyboard with one screen, "Sync", of the class with that name.
///
/// The file is in a temporary folder, which is removed before the storyboard makes the screen.
@MainActor
private func storyboard(of className: String) throws -> UIStoryboard {
  try withTemporaryFolder { folder in
    try Data(#"{"Sync": {"class": "ManagerControllable.\#(className)"}}"#.utf8)
      .write(to: folder.appending(path: "Main.storyboardc"))
    let bundle: Bundle = try #require(Bundle(url: folder))
    return UIStoryboard(name: "Main", bundle: bundle)
  }
}

/// Makes a decoder with nothing to decode.
private func emptyDecoder() throws -> NSCoder {
  let archive = try NSKeyedArchiver.archivedData(
    withRootObject: NSArray(), requiringSecureCoding: true)
  return try NSKeyedUnarchiver(forReadingFrom: archive)
}

/// The screen that only conforms.
@MainActor
struct SyncViewControllerTests {
  @Test func `the screen uses the shared manager`() async {
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

  @Test func `a token from another test changes its title, too`() async {
    await #expect(processExitsWith: .success) {
      TokenManager.default.signIn(with: "left over")
      let title = await MainActor.run {
        let screen = SyncViewController()
        screen.loadViewIfNeeded()
        return screen.title
      }

      #expect(title == "Synced")
    }
  }

  // In a process of its own, because another test could have signed in with the shared manager.
  @Test func `the screen never uses a subclass's manager`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let screen = StubbedSyncViewController()
        screen.loadViewIfNeeded()

        #expect(screen.tokenManager.token == "stub")
        #expect(screen.title == "Sign in to sync", "viewDidLoad used the shared manager")
      }
    }
  }

  @Test func `a caller that sees the protocol gets the shared manager, too`() {
    let controllable: any TokenManagerControllable = StubbedSyncViewController()

    #expect(controllable.tokenManager as? TokenManager === TokenManager.default)
  }

  @Test func `all code that has the screen can read its token`() async {
    await #expect(processExitsWith: .success) {
      TokenManager.default.signIn(with: "abc")
      let read = await MainActor.run { SyncViewController().authorization }

      #expect(read == "Bearer abc")
    }
  }
}

/// A test double that doesn't work, because the screen's conformance is settled in its own class.
private final class StubbedSyncViewController: SyncViewController {
  var tokenManager: any TokenProviding { TokenStub(token: "stub") }
}

/// The screen that declares the property itself.
@MainActor
struct OverridableSyncViewControllerTests {
  @Test func `without an override, the screen uses the shared manager`() {
    let screen = OverridableSyncViewController()

    #expect(screen.tokenManager as? TokenManager === TokenManager.default)
  }

  @Test(arguments: [nil: "Sign in to sync", "stub": "Synced"] as [String?: String])
  func `the screen uses a subclass's override`(token: String?, title: String) {
    let screen = TestingSyncViewController(token: token)
    screen.loadViewIfNeeded()

    #expect(screen.title == title)
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

  override var tokenManager: any TokenProviding { stub }
}
